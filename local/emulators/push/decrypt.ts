import { Buffer } from "node:buffer";
import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";

export interface BrowserKeys {
  privateKey: Uint8Array;
  publicKey: Uint8Array;
  auth: Uint8Array;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/**
 * Decrypts content coding aes128gcm (RFC 8291 over RFC 8188); throws for other keys. Written from
 * the RFCs, so that it does not share an error with the library that encrypts.
 */
export function decryptPush(body: Uint8Array, keys: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const recordSize = new DataView(body.buffer, body.byteOffset).getUint32(16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > recordSize) throw new Error("A push has one record.");

  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(keys.privateKey);
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([bytesOf("WebPush: info\0"), keys.publicKey, sender]);
  const input = derive(shared, keys.auth, info, 32);
  const key = derive(input, salt, bytesOf("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(input, salt, bytesOf("Content-Encoding: nonce\0"), 12);

  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("The padding has no delimiter.");
  return padded.subarray(0, end).toString("utf8");
}
