/** The payment provider says that an invoice changed. A hint: what counts is the invoice that we then fetch. */
import * as z from "zod";
import { signed } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";
import { receive, requireToken } from "./receive.ts";

const at = (path: string, id: string) =>
  endpoint({
    id,
    method: "POST",
    path,
    auth: signed("x-callback-token"),
    summary: "Take in an invoice callback of the payment provider.",
    response: { status: 200, schema: z.object({ received: z.literal(true) }) },
    refusals: ["UNAUTHORIZED", "VALIDATION"],
    verify: (request, _rawBody, deps) =>
      requireToken(request, "x-callback-token", deps.secrets.XENDIT_CALLBACK_TOKEN),
    handler: async (call) => ok(await receive("xendit", (body) => body["external_id"], call)),
  });

export const xendit = at("/webhooks/xendit", "webhooks_xendit");
/** The provider-neutral name of the same door. */
export const paymentProvider = at("/webhooks/payment_provider", "webhooks_payment_provider");
