import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import postgres from "postgres";

/** Most errors have HTTP status 400 and the real status in the body, as in Supabase Storage. */
export class StorageError extends Error {
  override name = "StorageError";
  constructor(
    /** In the body. */
    readonly statusCode: number,
    readonly error: string,
    message: string,
    readonly status: ContentfulStatusCode = 400,
  ) {
    super(message);
  }
}

export const noObject = () => new StorageError(404, "not_found", "Object not found");
export const noBucket = () => new StorageError(404, "Bucket not found", "Bucket not found");
export const duplicate = () => new StorageError(409, "Duplicate", "The resource already exists");
const forbidden = () =>
  new StorageError(403, "Unauthorized", "new row violates row-level security policy");

const INSUFFICIENT_PRIVILEGE = "42501";
const UNIQUE_VIOLATION = "23505";

export function onError(cause: Error, c: Context): Response {
  const error = toStorageError(cause);
  if (error) {
    const { statusCode, message, status } = error;
    return c.json({ statusCode: String(statusCode), error: error.error, message }, status);
  }
  console.error("storage:", cause);
  return c.json({ statusCode: "500", error: "Internal", message: "Internal Server Error" }, 500);
}

function toStorageError(cause: Error): StorageError | undefined {
  if (cause instanceof StorageError) return cause;
  if (!(cause instanceof postgres.PostgresError)) return undefined;
  if (cause.code === INSUFFICIENT_PRIVILEGE) return forbidden();
  if (cause.code === UNIQUE_VIOLATION) return duplicate();
}
