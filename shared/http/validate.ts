import type * as z from "zod";
import { ApiError, invalid } from "../errors.ts";

const missing: z.core.$ZodErrorMap = ({ code, input }) =>
  input === undefined && code !== "invalid_value" ? "is required" : undefined;

/** Parses the value. Throws VALIDATION with one `{path, message}` per problem. */
export function validate<T>(schema: z.ZodType<T> | undefined, value: unknown, where: string): T {
  if (!schema) return undefined as T;
  const parsed = schema.safeParse(value, { error: missing });
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue) => ({
    path: [where, ...issue.path].join("."),
    message: issue.message,
  }));
  throw invalid("validation_failed", details);
}

/** Parses path parameters. Throws NOT_FOUND: a malformed id names nothing. */
export function validateParams<T>(
  schema: z.ZodType<T> | undefined,
  given: Record<string, string>,
): T {
  if (!schema) return {} as T;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ApiError("route_not_found");
}
