import { jwtVerify, SignJWT } from "jose";
import { StorageError } from "./caller.ts";
import type { StorageOptions } from "./caller.ts";

type Purpose = "read" | "write";

export interface Grant {
  bucket: string;
  path: string;
  purpose: Purpose;
  /** For writing: an existing object may be replaced. */
  upsert?: boolean;
}

type Signer = Pick<StorageOptions, "secret">;

const keyOf = ({ secret }: Signer) => new TextEncoder().encode(secret);

/** The token of a signed URL, valid by the real clock. */
export function signGrant(options: Signer, grant: Grant, seconds: number): Promise<string> {
  const { bucket, path, purpose, upsert = false } = grant;
  return new SignJWT({ url: `${bucket}/${path}`, purpose, upsert })
    .setProtectedHeader({ alg: "HS256" }).setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds).sign(keyOf(options));
}

/** Throws for a token that is forged, expired, or for another object or purpose. */
export async function verifyGrant(
  options: Signer,
  token: string | undefined,
  requested: Omit<Grant, "upsert">,
): Promise<{ upsert: boolean }> {
  try {
    const { payload } = await jwtVerify(token ?? "", keyOf(options), { algorithms: ["HS256"] });
    const { url, purpose, upsert } = payload;
    if (url !== `${requested.bucket}/${requested.path}` || purpose !== requested.purpose) {
      throw new Error("The url of the token is another one");
    }
    return { upsert: upsert === true };
  } catch (cause) {
    throw new StorageError(400, "InvalidJWT", (cause as Error).message);
  }
}
