import type * as z from "zod";
import { idReaders } from "../domain/id.ts";
import { ApiError, invalid } from "../errors.ts";
import { loadZod } from "../lazy_zod.ts";

/** Parses the value. Throws VALIDATION with one `{path, message}` per problem. */
export function validate<T>(schema: z.ZodType<T> | undefined, value: unknown, where: string): T {
  if (!schema) return undefined as T;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({
    path: [where, ...issue.path].join("."),
    message: issue.message,
  }));
  throw invalid("validation_failed", details);
}

/** Parses path parameters. Throws NOT_FOUND: a malformed id names nothing. Ids are read without zod. */
export async function validateParams<T>(
  schema: z.ZodType<T> | undefined,
  given: Record<string, string>,
): Promise<T> {
  if (!schema) return {} as T;
  const ids = readIds(schema, given);
  if (ids) return ids as T;
  await loadZod();
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ApiError("route_not_found");
}

/** Undefined unless all parameters are ids that are read without zod. */
function readIds(schema: z.ZodType, given: Record<string, string>) {
  const { shape } = schema as { shape?: Record<string, unknown> };
  if (!shape) return undefined;
  const ids = Object.entries(shape)
    .map(([name, field]) => [name, idReaders.get(field)?.(given[name] ?? "")]);
  return ids.every(([, id]) => id !== undefined) ? Object.fromEntries(ids) : undefined;
}
