import { Buffer } from "node:buffer";
import { createECDH, createHash } from "node:crypto";
import type { BrowserKeys } from "./decrypt.ts";

/** The same for the same name. */
export function keysOf(name: string): BrowserKeys {
  const derive = (purpose: string) => createHash("sha256").update(`${purpose}:${name}`).digest();
  const ecdh = createECDH("prime256v1");
  const privateKey = derive("key");
  ecdh.setPrivateKey(privateKey);
  return { privateKey, publicKey: ecdh.getPublicKey(), auth: derive("auth").subarray(0, 16) };
}

/** As `PushSubscription.toJSON()`. */
export function subscriptionOf(endpoint: string, name: string) {
  const { publicKey, auth } = keysOf(name);
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
  return { endpoint, expirationTime: null, keys: { p256dh: text(publicKey), auth: text(auth) } };
}
