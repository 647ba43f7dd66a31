/** Web Push (RFC 8030), encrypted for the device (RFC 8291), signed with VAPID (RFC 8292). */
import type { Settings } from "../config.ts";
import { isPublicEndpoint } from "../domain/push.ts";
import type { Log } from "../log.ts";
import { createBreak } from "./break.ts";
import type { Push } from "./push.ts";

export function createWebPush(
  config: Settings<"push">,
  log: Log,
  post: typeof fetch = fetch,
): Push {
  const pause = createBreak();
  const vapidDetails = {
    subject: config.VAPID_SUBJECT,
    publicKey: config.VAPID_PUBLIC_KEY,
    privateKey: config.VAPID_PRIVATE_KEY,
  };
  const accepts = (endpoint: string) => isPublicEndpoint(endpoint, config.PUSH_ALLOW_LOOPBACK);
  return {
    publicKey: config.VAPID_PUBLIC_KEY,
    accepts,
    send: async ({ id, endpoint, p256dh, auth }, { payload, ttlSeconds, urgency, topic }) => {
      if (!accepts(endpoint)) return "gone";
      const { host } = new URL(endpoint);
      try {
        // Imported lazily: it loads much of Node's standard library.
        const { default: webpush } = await import("web-push");
        const request = webpush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          { vapidDetails, TTL: ttlSeconds, urgency, ...(topic ? { topic } : {}) },
        );
        const send = () =>
          post(endpoint, {
            method: "POST",
            // fetch sets the length itself.
            headers: withoutLength(request.headers),
            // The platform's compiler does not accept a Buffer of @types/node as bytes.
            body: new Uint8Array(request.body as unknown as Iterable<number>),
            signal: AbortSignal.timeout(config.PROVIDER_TIMEOUT_MS),
            // Push services do not redirect, and a redirect could point to an internal host.
            redirect: "manual",
          });
        const response = await pause.around(host, send);
        await response.body?.cancel();
        if (response.ok) return "sent";
        const { status } = response;
        log("push_rejected", { subscription_id: id, status });
        if (status === 404 || status === 410) return "gone";
        // Others reject every repeat: 403 for a browser that subscribed with an earlier VAPID key.
        return status >= 500 || status === 408 || status === 429 ? "failed" : "rejected";
      } catch (error) {
        // The message quotes the endpoint, a secret of the device (RFC 8030).
        const problem = error instanceof Error ? error.name : "unknown";
        log("push_failed", { subscription_id: id, host, problem });
        return "failed";
      }
    },
  };
}

function withoutLength(headers: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== "content-length");
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
