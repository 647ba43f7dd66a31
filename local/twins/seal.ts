/** Signs callbacks as Standard Webhooks do: anew at each attempt, under the same message id. */
import { Webhook } from "standardwebhooks";

/** Headers to add to those of a callback about to leave. Its age is real time, as its reader judges it. */
export function seal(prefix: "svix" | "webhook", secret: string) {
  const webhook = new Webhook(secret);
  return (headers: Record<string, string>, text: string): Record<string, string> => {
    const now = new Date();
    return {
      [`${prefix}-timestamp`]: String(Math.floor(now.getTime() / 1000)),
      [`${prefix}-signature`]: webhook.sign(headers[`${prefix}-id`] ?? "", now, text),
    };
  };
}
