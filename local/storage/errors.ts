/** Refusals in the shape that Supabase Storage gives them: most are 400, the body tells the real status. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import postgres from "postgres";

export class StorageRefusal extends Error {
  override name = "StorageRefusal";
  constructor(
    /** As the body tells it. */
    readonly statusCode: number,
    readonly error: string,
    message: string,
    readonly status: ContentfulStatusCode = 400,
  ) {
    super(message);
  }
}

export const noObject = () => new StorageRefusal(404, "not_found", "Object not found");
export const noBucket = () => new StorageRefusal(404, "Bucket not found", "Bucket not found");
export const duplicate = () => new StorageRefusal(409, "Duplicate", "The resource already exists");
const forbidden = () =>
  new StorageRefusal(403, "Unauthorized", "new row violates row-level security policy");

const INSUFFICIENT_PRIVILEGE = "42501";
const UNIQUE_VIOLATION = "23505";

export function answerRefusal(cause: Error, c: Context): Response {
  const refusal = translated(cause);
  if (refusal) {
    const { statusCode, error, message, status } = refusal;
    return c.json({ statusCode: String(statusCode), error, message }, status);
  }
  console.error("storage:", cause);
  return c.json({ statusCode: "500", error: "Internal", message: "Internal Server Error" }, 500);
}

function translated(cause: Error): StorageRefusal | undefined {
  if (cause instanceof StorageRefusal) return cause;
  if (!(cause instanceof postgres.PostgresError)) return undefined;
  if (cause.code === INSUFFICIENT_PRIVILEGE) return forbidden();
  if (cause.code === UNIQUE_VIOLATION) return duplicate();
}
