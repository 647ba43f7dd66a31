import * as z from "zod";
import type { Locale } from "../../shared/domain/notification_words.ts";
import { pushOf } from "../../shared/domain/push.ts";
import { member } from "../../shared/http/endpoint.ts";
import { inUse } from "../../shared/features.ts";
import type { Device } from "../../shared/providers/push.ts";
import { sendPush } from "../../shared/work/push.ts";
import { endpoint } from "./deps.ts";

export const test = endpoint({
  id: "push_test",
  method: "POST",
  path: "/push/test",
  title: "Send a test message",
  description: "Sends a push message to all your browsers and says how many took it. " +
    "Subscriptions that their push service has dropped are removed.",
  auth: member,
  response: {
    status: 200,
    schema: z.object({
      sent: z.int(),
      failed: z.int().meta({ description: "Not reachable, or no longer subscribed and removed" }),
    }),
  },
  reasons: ["feature_off"],
  limit: "push_test",
  handler: async ({ client, deps, requestId }) => {
    const push = inUse(deps.push);
    const { devices, locale } = await client.call("api.push_test", {}) as {
      devices: Device[];
      locale: Locale;
    };
    const notification = {
      id: requestId,
      kind: "push.test",
      category: "account",
      data: {},
    } as const;
    const { sent } = await sendPush({ ...deps, push }, devices, pushOf(notification, locale), null);
    return { sent, failed: devices.length - sent };
  },
});
