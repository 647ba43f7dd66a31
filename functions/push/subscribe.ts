/** Someone lets this browser ring for them. */
import { Refusal } from "../../shared/errors.ts";
import { browserSubscription, subscription } from "../../shared/domain/push.ts";
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
  handler: async ({ body: { endpoint, keys }, caller, deps }) => {
    if (!deps.push.accepts(endpoint)) {
      throw new Refusal("VALIDATION", "The endpoint must be a public https address.");
    }
    await requirePoint(keys.p256dh);
    return created(await deps.db.as(caller).call("push_subscribe", { endpoint, ...keys }));
  },
});

/** Throws VALIDATION unless the key is a point of the curve: to any other nothing can be encrypted. */
async function requirePoint(p256dh: string): Promise<void> {
  const point = Uint8Array.from(
    atob(p256dh.replaceAll("-", "+").replaceAll("_", "/")),
    (character) => character.charCodeAt(0),
  );
  try {
    await crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, false, []);
  } catch (cause) {
    throw new Refusal("VALIDATION", "keys.p256dh is no public key of P-256.", { cause });
  }
}
