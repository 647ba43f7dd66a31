import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";

export const bearerToken = (c: Context): string | undefined =>
  c.req.header("authorization")?.match(/^Bearer (.+)$/i)?.[1];

/** Compares in constant time. */
export function isEqual(a: string, b: string): boolean {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
