/** The shipping provider says where a parcel is. */
import * as z from "zod";
import { signed } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";
import { receive, requireToken } from "./receive.ts";

/** When the callback is set up, the provider posts nothing, or {}, and wants a 200. */
const isInstallProbe = (rawBody: string) => /^\s*(\{\s*\})?\s*$/.test(rawBody);

const at = (path: string, id: string) =>
  endpoint({
    id,
    method: "POST",
    path,
    auth: signed("BITESHIP_SIGNATURE_HEADER"),
    summary: "Take in a shipment callback of the shipping provider.",
    response: { status: 200, schema: z.object({ received: z.literal(true) }) },
    refusals: ["UNAUTHORIZED", "VALIDATION"],
    verify: async (request, rawBody, deps) => {
      if (isInstallProbe(rawBody)) return;
      await requireToken(
        request,
        deps.secrets.BITESHIP_SIGNATURE_HEADER,
        deps.secrets.BITESHIP_SIGNATURE_SECRET,
      );
    },
    handler: async (call) =>
      ok(
        isInstallProbe(call.rawBody)
          ? { received: true }
          : await receive("biteship", (body) => body["order_id"], call),
      ),
  });

export const biteship = at("/webhooks/biteship", "webhooks_biteship");
/** The provider-neutral name of the same door. */
export const shippingProvider = at("/webhooks/shipping_provider", "webhooks_shipping_provider");
