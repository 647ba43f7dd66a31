import * as z from "zod";
import { open } from "../../shared/http/endpoint.ts";
import { inUse } from "../../shared/features.ts";
import { endpoint } from "./deps.ts";

export const vapidPublicKey = endpoint({
  id: "push_vapid_public_key",
  method: "GET",
  path: "/push/vapid-public-key",
  title: "Get the push key",
  description: "The `applicationServerKey` for `PushManager.subscribe()` in the browser. Send " +
    "what that returns to `POST /push/subscribe`. A browser whose subscription has another key " +
    "unsubscribes first.",
  auth: open,
  response: {
    status: 200,
    schema: z.object({
      public_key: z.string().meta({
        example:
          "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U",
      }),
    }),
  },
  reasons: ["feature_off"],
  handler: async ({ deps }) => ({ public_key: inUse(deps.push).publicKey }),
});
