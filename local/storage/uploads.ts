/** A client's upload: a form with the file, or the file itself. */
import type { Context } from "hono";
import { Buffer } from "node:buffer";
import { readUpTo } from "../../shared/bytes.ts";
import { parseJson } from "../../shared/domain/json.ts";
import { MAX_BYTES } from "./buckets.ts";
import type { Bucket } from "./buckets.ts";
import { badType, invalid, tooLarge } from "./errors.ts";
import type { Upload } from "./objects.ts";

/** Throws if the type or the length exceeds the bucket's limits. */
export async function openUpload(c: Context, bucket: Bucket): Promise<Upload> {
  const limit = Math.min(bucket.file_size_limit ?? MAX_BYTES, MAX_BYTES);
  const header = c.req.header("content-length");
  const length = header === undefined ? undefined : Number(header);
  const upload = /^multipart\/form-data/.test(c.req.header("content-type") ?? "")
    ? { length, ...await openForm(c, limit) }
    : { length, ...openRaw(c) };
  if (bucket.allowed_mime_types?.length) requireType(upload.contentType, bucket.allowed_mime_types);
  return upload;

  function openRaw(c: Context): Omit<Upload, "length"> {
    if (length !== undefined && length > limit) throw tooLarge();
    return {
      contentType: c.req.header("content-type") ?? "application/octet-stream",
      cacheControl: c.req.header("cache-control") ?? "no-cache",
      userMetadata: userMetadataOf(c),
      read: () => readAtMost(c.req.raw.body, MAX_BYTES),
    };
  }
}

/** Parameters of the type count: `image/png; charset=binary` is not `image/png`. */
function requireType(type: string, allowed: string[]): void {
  const [kind, rest] = type.split("/");
  const matches = allowed.map((each) => each.split("/"))
    .some(([allowedKind, allowedRest]) =>
      allowedKind === kind && (allowedRest === "*" || allowedRest === rest)
    );
  if (rest === undefined || !matches) throw badType(type);
}

async function openForm(c: Context, limit: number): Promise<Omit<Upload, "length">> {
  // The parts around the file are small.
  const body = await readAtMost(c.req.raw.body, limit + 2 * 1024 * 1024);
  const headers = { "content-type": c.req.header("content-type")! };
  const form = await new Response(named(body), { headers }).formData()
    .catch(({ message }) => {
      throw invalid(message);
    });
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw invalid("No content provided");
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const cacheTime = field("cacheControl");
  return {
    // The parameters of a part's type are dropped.
    contentType: field("contentType") || file.type.split(";")[0]!.trim().toLowerCase() ||
      "text/plain",
    cacheControl: cacheTime ? `max-age=${cacheTime}` : "no-cache",
    userMetadata: parse(field("metadata") || field("userMetadata")),
    read: async () => {
      if (file.size > limit) throw tooLarge();
      return new Uint8Array(await file.arrayBuffer());
    },
  };
}

/** supabase-js sends the file under an empty name, which Deno's parser drops: this inserts a name. */
function named(bytes: Uint8Array): Blob {
  const body = Buffer.from(bytes);
  const at = body.indexOf('name="";');
  if (at < 0) return new Blob([body]);
  return new Blob([body.subarray(0, at), 'name="file";', body.subarray(at + 8)]);
}

/** The metadata of a request without a form. */
export const userMetadataOf = (c: Context): Upload["userMetadata"] =>
  parse(Buffer.from(c.req.header("x-metadata") ?? "", "base64").toString());

/** Ignores custom metadata that is not JSON. */
const parse = (json: string) => (parseJson(json) ?? null) as Upload["userMetadata"];

async function readAtMost(body: ReadableStream<Uint8Array> | null, limit: number) {
  const bytes = body ? await readUpTo(body, limit) : new Uint8Array();
  if (!bytes) throw tooLarge();
  return bytes;
}
