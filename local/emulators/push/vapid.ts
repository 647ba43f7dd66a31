import { Buffer } from "node:buffer";
import { importJWK, jwtVerify } from "jose";

const DAY_SECONDS = 86_400;

export interface Sender {
  subject: string;
  publicKey: string;
}

/** Verifies an Authorization header (RFC 8292); throws when it is not valid for this audience. */
export async function verifyVapid(authorization: string, audience: string): Promise<Sender> {
  const [, token, publicKey] = /^vapid t=([^,\s]+),\s*k=([\w-]+)$/i.exec(authorization) ?? [];
  if (!token || !publicKey) throw new Error("The Authorization header has no vapid t=…, k=….");
  const point = Buffer.from(publicKey, "base64url");
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const key = await importJWK(
    { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) },
    "ES256",
  );
  const { payload } = await jwtVerify(token, key, {
    algorithms: ["ES256"],
    audience,
    requiredClaims: ["exp", "sub"],
  });
  if (Number(payload.exp) > Date.now() / 1000 + DAY_SECONDS + 60) {
    throw new Error("It is valid for more than a day.");
  }
  if (!/^(mailto:|https:)/.test(payload.sub ?? "")) throw new Error("sub is no contact URL.");
  return { subject: payload.sub!, publicKey };
}
