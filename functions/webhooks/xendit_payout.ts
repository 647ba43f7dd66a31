/** The payment provider says that a payout changed. A hint: what counts is the link that we then fetch. */
import * as z from "zod";
import { signed } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { readPayoutCallback } from "../../shared/callbacks/xendit_payout.ts";
import { endpoint } from "./deps.ts";
import { receive, requireToken } from "./receive.ts";

const at = (path: string, id: string) =>
  endpoint({
    id,
    method: "POST",
    path,
    auth: signed("x-callback-token"),
    summary: "Take in a payout callback of the payment provider.",
    response: { status: 200, schema: z.object({ received: z.literal(true) }) },
    refusals: ["UNAUTHORIZED", "VALIDATION"],
    verify: (request, _rawBody, deps) =>
      requireToken(request, "x-callback-token", deps.secrets.XENDIT_CALLBACK_TOKEN),
    handler: async (call) =>
      ok(await receive("xendit_payout", (body) => readPayoutCallback(body).externalId, call)),
  });

export const xenditPayout = at("/webhooks/xendit/payout", "webhooks_xendit_payout");
/** The provider-neutral name of the same door. */
export const paymentProviderPayout = at(
  "/webhooks/payment_provider/payout",
  "webhooks_payment_provider_payout",
);
