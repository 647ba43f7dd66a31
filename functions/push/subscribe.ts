/** Someone lets this browser ring for them. */
import { Refusal } from "../../shared/errors.ts";
import { browserSubscription, isPublicKey, subscription } from "../../shared/domain/push.ts";
import { member } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

export const subscribe = endpoint({
  id: "push_subscribe",
  method: "POST",
  path: "/push/subscribe",
  auth: member,
  summary: "Have this browser notified: send its PushSubscription as JSON.",
  request: { body: browserSubscription },
  response: { status: 201, schema: subscription },
  handler: async ({ body: { endpoint, keys }, door, deps }) => {
    if (!deps.push.accepts(endpoint)) {
      throw new Refusal("VALIDATION", "The endpoint must be a public https address.");
    }
    if (!await isPublicKey(keys.p256dh)) {
      const [path, message] = ["body.keys.p256dh", "must be a public key of P-256"];
      throw new Refusal("VALIDATION", `Invalid body: ${path} ${message}`, {
        details: [{ path, message }],
      });
    }
    return created(await door.call("push_subscribe", { endpoint, ...keys }));
  },
});
