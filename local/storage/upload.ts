import { Buffer } from "node:buffer";
import type { Context } from "hono";
import { StorageError } from "./errors.ts";
import type { Bucket, Upload } from "./objects.ts";

/** The platform's limit for a bucket without one. */
const MAX_BYTES = 50 * 1024 * 1024;

/** Throws when the size or type exceeds the bucket's limits. */
export async function readUpload(c: Context, bucket: Bucket): Promise<Upload> {
  const limit = bucket.file_size_limit ?? MAX_BYTES;
  // A form has some bytes around the file.
  if (Number(c.req.header("content-length") ?? 0) > limit + 4096) throw tooLarge();
  const upload = isForm(c) ? await readForm(c) : await readRaw(c);
  if (upload.bytes.length > limit) throw tooLarge();
  const type = upload.contentType.split(";")[0]!.trim().toLowerCase();
  if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(type)) {
    throw new StorageError(415, "invalid_mime_type", `mime type ${type} is not supported`);
  }
  return { ...upload, contentType: type };
}

const isForm = (c: Context) => /^multipart\/form-data/i.test(c.req.header("content-type") ?? "");

async function readForm(c: Context): Promise<Upload> {
  const form = await namedForm(c);
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw new StorageError(400, "InvalidRequest", "The form holds no file");
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    contentType: file.type || "application/octet-stream",
    cacheControl: `max-age=${form.get("cacheControl") ?? "3600"}`,
  };
}

/** supabase-js sends the file under an empty name, which Deno's parser drops: a name is inserted. */
async function namedForm(c: Context): Promise<FormData> {
  const body = Buffer.from(await c.req.arrayBuffer());
  const at = body.indexOf('name="";');
  const named = at < 0 ? [body] : [body.subarray(0, at), 'name="file";', body.subarray(at + 8)];
  const headers = { "content-type": c.req.header("content-type") ?? "" };
  return await new Response(new Blob(named), { headers }).formData().catch(() => {
    throw new StorageError(400, "InvalidRequest", "The form cannot be read");
  });
}

async function readRaw(c: Context): Promise<Upload> {
  return {
    bytes: new Uint8Array(await c.req.arrayBuffer()),
    contentType: c.req.header("content-type") ?? "application/octet-stream",
    cacheControl: c.req.header("cache-control") ?? "no-cache",
  };
}

const tooLarge = () =>
  new StorageError(413, "Payload too large", "The object exceeded the maximum allowed size");
