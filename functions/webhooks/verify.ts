import { Webhook } from "standardwebhooks";
import { withAny } from "../../shared/domain/secrets.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import { ApiError } from "../../shared/errors.ts";
import { isOneOf } from "../../shared/secret.ts";

/** Throws UNAUTHORIZED without this header: a body without a signature is not read. */
export function requireHeader(request: Request, header: string): Promise<void> {
  if (request.headers.get(header)) return Promise.resolve();
  return Promise.reject(
    new ApiError("signature_missing", { facts: { header } }),
  );
}

/** Throws UNAUTHORIZED unless the sender is verified. */
export async function requireVerified(isVerified: Promise<boolean>): Promise<void> {
  if (!await isVerified) throw new ApiError("signature_invalid");
}

/** Throws UNAUTHORIZED unless the header carries one of the secrets. Compares in constant time. */
export async function requireToken(
  request: Request,
  header: string,
  secrets: Secrets,
): Promise<void> {
  if (!isOneOf(secrets, request.headers.get(header) ?? "")) {
    throw new ApiError("signature_invalid");
  }
}

/** Throws UNAUTHORIZED unless one of the secrets signed the body within the last five minutes. */
export async function requireSvixSignature(
  request: Request,
  rawBody: string,
  secrets: Secrets,
): Promise<void> {
  // Svix uses Standard Webhooks with other header names.
  const headers = Object.fromEntries(
    ["id", "timestamp", "signature"].map((part) => [
      `webhook-${part}`,
      request.headers.get(`svix-${part}`) ?? "",
    ]),
  );
  try {
    await withAny(secrets, (secret) => new Webhook(secret).verify(rawBody, headers));
  } catch (cause) {
    throw new ApiError("signature_invalid", { cause });
  }
}
