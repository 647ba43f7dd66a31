import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export class AuthError extends Error {
  override name = "AuthError";
  constructor(
    readonly status: ContentfulStatusCode,
    readonly errorCode: string,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export function onError(error: Error, c: Context): Response {
  if (error instanceof AuthError) {
    const { status, errorCode, message, extra } = error;
    return c.json({ code: status, error_code: errorCode, msg: message, ...extra }, status);
  }
  console.error("auth:", error);
  const msg = "Internal server error";
  return c.json({ code: 500, error_code: "unexpected_failure", msg }, 500);
}
