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
export function validateParams(
  schemas: Record<string, z.ZodType> = {},
  given: Record<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { success, data } = schema.safeParse(given[name]);
      if (success) return [name, data];
      throw new ApiError("route_not_found");
    }),
  );
}
