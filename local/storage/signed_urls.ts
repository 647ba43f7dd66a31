import { jwtVerify, SignJWT } from "jose";
import { StorageError } from "./errors.ts";
import type { StorageOptions } from "./caller.ts";
import type { ObjectKey } from "./objects.ts";

export interface Grant {
  scope: "download" | "upload";
  /** The owner of the uploaded object. */
  owner?: string | null;
  /** An existing object may be replaced. */
  upsert?: boolean;
}

type Signer = Pick<StorageOptions, "secret">;

const keyOf = ({ secret }: Signer) => new TextEncoder().encode(secret);

/** The token of a signed URL, valid by the real clock. */
export function signGrant(
  options: Signer,
  { bucket, path }: ObjectKey,
  grant: Grant,
  seconds: number,
): Promise<string> {
  return new SignJWT({ url: `${bucket}/${path}`, ...grant })
    .setProtectedHeader({ alg: "HS256" }).setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds).sign(keyOf(options));
}

/** Throws for a token that is forged, expired, or for another object or scope. */
export async function verifyGrant(
  options: Signer,
  token: string | undefined,
  { bucket, path }: ObjectKey,
  scope: Grant["scope"],
): Promise<Grant & { exp: number }> {
  if (token === undefined) {
    const message = "querystring must have required property 'token'";
    throw new StorageError(400, "InvalidRequest", message, "Error");
  }
  const { payload } = await jwtVerify(token, keyOf(options), { algorithms: ["HS256"] })
    .catch(({ message }) => {
      throw new StorageError(400, "InvalidJWT", message);
    });
  if (payload["scope"] !== scope) {
    throw new StorageError(400, "InvalidSignature", `Token is not scoped for ${scope}`);
  }
  if (payload["url"] !== `${bucket}/${path}`) {
    throw new StorageError(400, "InvalidSignature", "Invalid signature");
  }
  return payload as unknown as Grant & { exp: number };
}
