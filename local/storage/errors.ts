import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import postgres from "postgres";

/** As in Supabase Storage: nearly all have the HTTP status 400, and the real status in the body. */
export class StorageError extends Error {
  override name = "StorageError";
  constructor(
    /** The status in the body. */
    readonly statusCode: number,
    readonly code: string,
    message: string,
    /** Older than the codes. */
    readonly error: string = code,
    readonly status: ContentfulStatusCode = 400,
  ) {
    super(message);
  }
}

export const noObject = () => new StorageError(404, "NoSuchKey", "Object not found", "not_found");
export const noBucket = () =>
  new StorageError(404, "NoSuchBucket", "Bucket not found", "Bucket not found");
export const denied = (message: string) =>
  new StorageError(403, "AccessDenied", message, "Unauthorized");
export const tooLarge = () =>
  new StorageError(
    413,
    "EntityTooLarge",
    "The object exceeded the maximum allowed size",
    "Payload too large",
  );
export const badType = (type: string) =>
  new StorageError(
    415,
    "InvalidMimeType",
    `mime type ${type} is not supported`,
    "invalid_mime_type",
  );
export const invalid = (message: string) => new StorageError(400, "InvalidRequest", message);
export const exists = (code = "ResourceAlreadyExists") =>
  new StorageError(409, code, "The resource already exists", "Duplicate");

export function onError(cause: Error, c: Context): Response {
  const error = toStorageError(cause);
  if (!error || error.statusCode === 500) console.error("storage:", cause);
  if (!error) return c.json(body(500, "InternalError", "Internal", "Internal Server Error"), 500);
  return c.json(body(error.statusCode, error.code, error.error, error.message), error.status);
}

export const body = (status: number, code: string, error: string, message: string) => ({
  statusCode: String(status),
  code,
  error,
  message,
});

function toStorageError(cause: Error): StorageError | undefined {
  if (cause instanceof StorageError) return cause;
  if (!(cause instanceof postgres.PostgresError)) return undefined;
  switch (cause.code) {
    case "42501":
      return denied(
        /row-level security/.test(cause.message)
          ? "new row violates row-level security policy"
          : cause.message,
      );
    case "23505":
      return exists();
    case "23503":
      return new StorageError(404, "InvalidRequest", "The related resource does not exist");
    case "22P02":
      return new StorageError(400, "InvalidParameter", cause.message);
    default: {
      const message = `database error, code: ${cause.code}`;
      return new StorageError(500, "DatabaseError", message, undefined, 500);
    }
  }
}
