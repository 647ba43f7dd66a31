/** Messages between us and the finance portal, signed as Standard Webhooks describe, in both directions. */
import { Webhook } from "standardwebhooks";
import { Refusal } from "../errors.ts";

const MAX_ID_LENGTH = 255;

/** The three headers that prove who wrote this body, and when. The same id at every repeat. */
export function signMessage(secret: string, id: string, body: string): Record<string, string> {
  const at = new Date();
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, at, body),
  };
}

/** The message's id. Throws UNAUTHORIZED unless it was signed with the secret within the last five minutes. */
export function verifyMessage(secret: string, request: Request, rawBody: string): string {
  const id = request.headers.get("webhook-id") ?? "";
  try {
    if (id.length > MAX_ID_LENGTH) throw new Error("The id is too long.");
    new Webhook(secret).verify(rawBody, Object.fromEntries(request.headers), { jsonParse: false });
    return id;
  } catch (cause) {
    throw new Refusal("UNAUTHORIZED", "The signature is not valid (any more).", { cause });
  }
}
