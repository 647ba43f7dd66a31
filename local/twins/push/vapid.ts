/** Checks who sends a push: RFC 8292. */
import { Buffer } from "node:buffer";
import { importJWK, jwtVerify } from "jose";

export interface Sender {
  subject: string;
  publicKey: string;
}

/** The sender that the Authorization header proves. Throws when it proves none for this audience. */
export async function verifyVapid(authorization: string, audience: string): Promise<Sender> {
  const [, token, publicKey] = /^vapid t=([^,\s]+),\s*k=([\w-]+)$/i.exec(authorization) ?? [];
  if (!token || !publicKey) throw new Error("The Authorization header is no vapid t=…, k=….");
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
  const day = 86_400;
  if (Number(payload.exp) > Date.now() / 1000 + day + 60) throw new Error("It lives over a day.");
  if (!/^(mailto:|https:)/.test(payload.sub ?? "")) {
    throw new Error("sub names nobody to write to.");
  }
  return { subject: payload.sub!, publicKey };
}
