/** Reads what a client uploads, in either of its two forms, and holds it against the bucket's limits. */
import { Buffer } from "node:buffer";
import type { Context } from "hono";
import { StorageRefusal } from "./errors.ts";
import type { Bucket, Upload } from "./objects.ts";

/** The platform's own limit, for a bucket without one. */
const MOST_BYTES = 50 * 1024 * 1024;

/** Refuses what is too large or of a type that the bucket does not take. */
export async function readUpload(c: Context, bucket: Bucket): Promise<Upload> {
  const limit = bucket.file_size_limit ?? MOST_BYTES;
  // A form has a few hundred bytes of its own around the file.
  if (Number(c.req.header("content-length") ?? 0) > limit + 4096) throw tooLarge();
  const upload = isForm(c) ? await readForm(c) : await readRaw(c);
  if (upload.bytes.length > limit) throw tooLarge();
  const type = upload.contentType.split(";")[0]!.trim().toLowerCase();
  if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(type)) {
    throw new StorageRefusal(415, "invalid_mime_type", `mime type ${type} is not supported`);
  }
  return { ...upload, contentType: type };
}

const isForm = (c: Context) => /^multipart\/form-data/i.test(c.req.header("content-type") ?? "");

/** A browser's File or Blob: its part has no name, and the form says how long to cache it. */
async function readForm(c: Context): Promise<Upload> {
  const form = await namedForm(c);
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw new StorageRefusal(400, "InvalidRequest", "The form holds no file");
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    contentType: file.type || "application/octet-stream",
    cacheControl: `max-age=${form.get("cacheControl") ?? "3600"}`,
  };
}

/** supabase-js sends the file under an empty name, which Deno's parser leaves out: it gets one before. */
async function namedForm(c: Context): Promise<FormData> {
  const body = Buffer.from(await c.req.arrayBuffer());
  const at = body.indexOf('name="";');
  const named = at < 0 ? [body] : [body.subarray(0, at), 'name="file";', body.subarray(at + 8)];
  const headers = { "content-type": c.req.header("content-type") ?? "" };
  return await new Response(new Blob(named), { headers }).formData().catch(() => {
    throw new StorageRefusal(400, "InvalidRequest", "The form cannot be read");
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
  new StorageRefusal(413, "Payload too large", "The object exceeded the maximum allowed size");
