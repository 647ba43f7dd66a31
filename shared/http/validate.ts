import type * as z from "zod";
import { ApiError } from "../errors.ts";

/** Parses the value. Throws VALIDATION with one `{path, message}` per problem. */
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

/** Parses path parameters. Throws NOT_FOUND: a malformed id names nothing. */
export function validateParams<T>(schema: z.ZodType<T> | undefined, value: unknown): T {
  if (!schema) return {} as T;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError("NOT_FOUND", "There is no such path.");
}

/** These place a page, so an empty one is a mistake; any other is a filter left blank. */
const NEVER_BLANK = ["limit", "offset", "cursor"];

/** The query as an object, without blank filters. Throws VALIDATION for a repeated parameter. */
export function queryOf(url: URL): Record<string, string> {
  const query: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [name, value] of url.searchParams) {
    if (seen.has(name)) {
      throw new ApiError("VALIDATION", `The parameter ${name} was given twice.`);
    }
    seen.add(name);
    if (value.includes("\0")) throw new ApiError("VALIDATION", "NUL characters are not allowed.");
    if (value !== "" || NEVER_BLANK.includes(name)) query[name] = value;
  }
  return query;
}
