/** Signs callbacks as the e-mail company does: anew at each attempt, under the same message id. */
import { Webhook } from "standardwebhooks";

/** Headers to add to those of a callback about to leave. Its age is real time, as its reader judges it. */
export function mailSeal(secret: string) {
  const webhook = new Webhook(secret);
  return (headers: Record<string, string>, text: string): Record<string, string> => {
    const now = new Date();
    return {
      "svix-timestamp": String(Math.floor(now.getTime() / 1000)),
      "svix-signature": webhook.sign(headers["svix-id"] ?? "", now, text),
    };
  };
}
