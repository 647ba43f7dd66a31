/** Reads params, query and body through the endpoint's schemas. */
import type * as z from "zod";
import { ApiError } from "../errors.ts";

/** The parsed value. Throws VALIDATION with one `{path, message}` per problem. */
export function validate<T>(schema: z.ZodType<T> | undefined, value: unknown, where: string): T {
  if (!schema) return undefined as T;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({
    path: [where, ...issue.path].join("."),
    message: issue.message,
  }));
  throw new ApiError("VALIDATION", `Invalid ${where}: ${details[0]?.path} ${details[0]?.message}`, {
    details,
  });
}

/** Path parameters: one that cannot name anything names nothing. */
export function validateParams<T>(schema: z.ZodType<T> | undefined, value: unknown): T {
  if (!schema) return {} as T;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError("NOT_FOUND", "There is nothing at this path.");
}

/** The query as an object. A parameter given twice is rejected rather than guessed at. */
export function queryOf(url: URL): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(query, name)) {
      throw new ApiError("VALIDATION", `The parameter ${name} was given twice.`);
    }
    if (value.includes("\0")) throw new ApiError("VALIDATION", "NUL characters are not allowed.");
    query[name] = value;
  }
  return query;
}
