import { invalidField } from "../../shared/errors.ts";
import { browserSubscription, isPublicKey, subscription } from "../../shared/domain/push.ts";
import { member } from "../../shared/http/endpoint.ts";
import { inUse } from "../../shared/features.ts";
import { endpoint } from "./deps.ts";

export const subscribe = endpoint({
  id: "push_subscribe",
  method: "POST",
  path: "/push/subscribe",
  title: "Subscribe a browser",
  description:
    "Takes the browser's PushSubscription as JSON; a known endpoint is renewed. Beyond " +
    "10 browsers the oldest is removed. 409 when it belongs to another account and the keys differ. Next: `POST /push/test`.",
  auth: member,
  request: { body: browserSubscription },
  response: { status: 201, schema: subscription },
  reasons: ["feature_off", "push_endpoint_taken"],
  limit: "push_devices",
  handler: async ({ body: { endpoint, keys }, client, deps }) => {
    if (!inUse(deps.push).accepts(endpoint)) {
      throw invalidField("body.endpoint", "must be a public https address");
    }
    if (!await isPublicKey(keys.p256dh)) {
      throw invalidField("body.keys.p256dh", "must be a P-256 public key");
    }
    return await client.call("api.push_subscribe", { endpoint, ...keys });
  },
});
