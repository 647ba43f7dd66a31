/** Source: standardwebhooks.com. */
import { Webhook } from "standardwebhooks";
import { ApiError } from "./errors.ts";
import { withAny } from "./domain/secrets.ts";
import type { Secrets } from "./domain/secrets.ts";

const MAX_ID_LENGTH = 255;

/** The three signature headers, with one signature per valid secret. A repeated message keeps its id. */
export function signMessage(secrets: Secrets, id: string, body: string): Record<string, string> {
  const at = new Date();
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(" "),
  };
}

/** Returns the message's id. Throws UNAUTHORIZED unless it was signed with a valid secret within the last five minutes. */
export async function verifyMessage(
  secrets: Secrets,
  request: Request,
  rawBody: string,
): Promise<string> {
  const id = request.headers.get("webhook-id") ?? "";
  try {
    if (id.length > MAX_ID_LENGTH) throw new Error("The id is too long.");
    const headers = Object.fromEntries(request.headers);
    await withAny(
      secrets,
      (secret) => new Webhook(secret).verify(rawBody, headers, { jsonParse: false }),
    );
    return id;
  } catch (cause) {
    throw new ApiError("signature_invalid", { cause });
  }
}
