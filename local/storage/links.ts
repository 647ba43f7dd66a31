/** Links that are lent out: a signed token names the one object and ends by the real clock. */
import { jwtVerify, SignJWT } from "jose";
import { StorageRefusal } from "./errors.ts";
import type { StorageOptions } from "./options.ts";

type Purpose = "read" | "write";

export interface Loan {
  bucket: string;
  path: string;
  purpose: Purpose;
  /** For writing: what is there already may be replaced. */
  upsert?: boolean;
}

type Signer = Pick<StorageOptions, "secret">;

const keyOf = ({ secret }: Signer) => new TextEncoder().encode(secret);

/** The token to append to the object's address. */
export function lend(options: Signer, loan: Loan, seconds: number): Promise<string> {
  const { bucket, path, purpose, upsert = false } = loan;
  return new SignJWT({ url: `${bucket}/${path}`, purpose, upsert })
    .setProtectedHeader({ alg: "HS256" }).setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds).sign(keyOf(options));
}

/** What was lent. Refuses a token that is forged, expired, or for another object or purpose. */
export async function redeem(
  options: Signer,
  token: string | undefined,
  wanted: Omit<Loan, "upsert">,
): Promise<{ upsert: boolean }> {
  try {
    const { payload } = await jwtVerify(token ?? "", keyOf(options), { algorithms: ["HS256"] });
    const { url, purpose, upsert } = payload;
    if (url !== `${wanted.bucket}/${wanted.path}` || purpose !== wanted.purpose) {
      throw new Error("The url of the token is another one");
    }
    return { upsert: upsert === true };
  } catch (cause) {
    throw new StorageRefusal(400, "InvalidJWT", (cause as Error).message);
  }
}
