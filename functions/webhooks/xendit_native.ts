/** The payment provider tells of a payment outside an invoice's page. A hint, too: what counts is the invoice that we then fetch. */
import * as z from "zod";
import { signed } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { readNativeCallback } from "../../shared/callbacks/xendit_native.ts";
import { endpoint } from "./deps.ts";
import { receive, requireToken } from "./receive.ts";

const at = (path: string, id: string) =>
  endpoint({
    id,
    method: "POST",
    path,
    auth: signed("x-callback-token"),
    summary:
      "Take in a payment callback that is not about an invoice: virtual account, e-wallet, QR.",
    response: { status: 200, schema: z.object({ received: z.literal(true) }) },
    refusals: ["UNAUTHORIZED", "VALIDATION"],
    verify: (request, _rawBody, deps) =>
      requireToken(request, "x-callback-token", deps.secrets.XENDIT_CALLBACK_TOKEN),
    handler: async (call) =>
      ok(await receive("xendit_native", (body) => readNativeCallback(body)?.reference, call)),
  });

export const xenditNative = at("/webhooks/xendit-native", "webhooks_xendit_native");
/** The provider-neutral name of the same door. */
export const paymentProviderNative = at(
  "/webhooks/payment_provider-native",
  "webhooks_payment_provider_native",
);
