/** An object as an answer: whole, in part, only its headers, or "not modified". */
import type { Context } from "hono";
import { StorageError } from "./errors.ts";
import type { StoredObject } from "./objects.ts";

/** `expires`: for a signed URL, which nobody may cache longer. */
export async function answerWith(
  c: Context,
  { metadata, updated_at }: StoredObject,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
  expires?: Date,
): Promise<Response> {
  const modified = new Date(metadata.lastModified ?? updated_at);
  const { download } = c.req.query();
  const headers: Record<string, string> = {
    "Accept-Ranges": "bytes",
    // Never a page of this origin.
    "Content-Type": metadata.mimetype.includes("text/html") ? "text/plain" : metadata.mimetype,
    "ETag": metadata.eTag,
    "Last-Modified": modified.toUTCString(),
    "X-Robots-Tag": "none",
    "X-Content-Type-Options": "nosniff",
    ...expires ? { "Expires": expires.toUTCString() } : { "Cache-Control": metadata.cacheControl },
    ...download !== undefined && { "Content-Disposition": disposition(download) },
  };
  if (isUnchanged(c, metadata.eTag, modified)) {
    return new Response(null, { status: 304, headers });
  }
  const { size } = metadata;
  // Also for an answer without a body.
  const length = (bytes: number) => ({ ...headers, "Content-Length": String(bytes) });
  if (c.req.method === "HEAD") return new Response(null, { headers: length(size) });
  const range = c.req.header("range");
  if (range === undefined) return new Response(await read(), { headers: length(size) });
  const [from, to] = rangeOf(range, size);
  return new Response((await read()).subarray(from, to + 1), {
    status: 206,
    headers: { ...length(to + 1 - from), "Content-Range": `bytes ${from}-${to}/${size}` },
  });
}

function disposition(name: string): string {
  if (name === "") return "attachment;";
  const encoded = encodeURIComponent(name);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`;
}

function isUnchanged(c: Context, eTag: string, modified: Date): boolean {
  if (c.req.header("if-none-match") === eTag) return true;
  const since = Date.parse(c.req.header("if-modified-since") ?? "");
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** Only one range; its last byte may lie behind the end. */
function rangeOf(header: string, size: number): [number, number] {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  const isSuffix = first === "";
  const from = isSuffix ? Math.max(size - Number(last), 0) : Number(first);
  const to = isSuffix || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  // NaN compares as false.
  if (from <= to && !(isSuffix && Number(last) === 0)) return [from, to];
  throw new StorageError(416, "InvalidRange", "invalid range provided", "invalid_range", 416);
}

/** The row in the answer to a copy and a removal. */
export const rowOf = (object: StoredObject) => ({
  id: object.id,
  name: object.name,
  bucket_id: object.bucket_id,
  owner: object.owner ?? "",
  owner_id: object.owner_id ?? "",
  version: object.version,
  metadata: object.metadata,
  user_metadata: object.user_metadata,
  created_at: object.created_at,
  updated_at: object.updated_at,
  last_accessed_at: object.last_accessed_at,
});

export const infoOf = (object: StoredObject) => ({
  id: object.id,
  name: object.name,
  version: object.version,
  bucket_id: object.bucket_id,
  size: object.metadata.size,
  content_type: object.metadata.mimetype,
  cache_control: object.metadata.cacheControl,
  etag: object.metadata.eTag,
  metadata: object.user_metadata,
  last_modified: object.updated_at,
  created_at: object.created_at,
});
