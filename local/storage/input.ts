import type { Context } from "hono";
import * as z from "zod";
import { StorageError } from "./errors.ts";

export const readJson = async <T extends z.ZodType>(c: Context, schema: T) =>
  checked(schema, await c.req.json().catch(() => undefined));

export function checked<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new StorageError(400, "InvalidRequest", z.prettifyError(parsed.error), "Error");
}
