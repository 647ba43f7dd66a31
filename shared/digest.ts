import { nodeCrypto } from "./node_crypto.ts";

/** SHA-256 as lower-case hex; of a string its UTF-8. Not WebCrypto: node:crypto is six times faster for a page of listings. */
export async function sha256(content: string | Uint8Array): Promise<string> {
  const { createHash } = await nodeCrypto();
  return createHash("sha256").update(content).digest("hex");
}
