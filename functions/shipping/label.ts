import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { direction } from "../../shared/domain/shipment.ts";
import { member } from "../../shared/http/endpoint.ts";
import { OwnReply } from "../../shared/http/reply.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { endpoint } from "./deps.ts";
import type { ShippingDeps } from "./deps.ts";
import type { Label } from "./render_label.ts";

interface LabelRequest {
  shipment_id: string;
  path: string | null;
  label: Label;
}

const URL_SECONDS = 300;

export const label = endpoint({
  id: "shipping_label",
  method: "GET",
  path: "/shipping/labels/:orderId",
  title: "Get the label",
  description: "Redirects to an A6 PDF, by a URL valid for five minutes. The seller gets the " +
    "outbound label (403 for the buyer), both parties that of a return. 409 while there is no " +
    "waybill or nothing to ship, 404 for others. Staff open personal data with it: they need " +
    "`X-Action-Reason`, and it is one of `disclosures_per_day`.",
  auth: member,
  request: {
    params: { orderId: orderKey },
    query: z.object({ direction: direction.default("outbound") }),
  },
  response: {
    status: 302,
    schema: z.null().meta({ description: "No body; the header Location has the URL" }),
    envelope: false,
  },
  reasons: [
    "action_reason_required",
    "no_tracking_number",
    "nothing_to_ship",
    "order_not_found",
    "staff_role_required",
    "storage_unavailable",
    "too_many_disclosures",
    "wrong_party",
  ],
  limit: "shipping_labels",
  handler: async ({ params: { orderId: order }, query: { direction }, client, deps, audit }) => {
    const requested = await client.call("api.shipping_label", {
      order,
      direction,
      audit,
    }) as LabelRequest;
    const url = await signLabelUrl(deps, requested).catch(unavailable("storage_unavailable"));
    const headers = { Location: url, "Cache-Control": "no-store" };
    return new OwnReply({ status: 302, text: null, headers });
  },
});

/** Renders the label on first use. Concurrent requests store the same bytes under the same key. */
async function signLabelUrl(
  { db, storage }: ShippingDeps,
  requested: LabelRequest,
): Promise<string> {
  const { shipment_id, label } = requested;
  const path = requested.path ?? `${shipment_id}.pdf`;
  if (requested.path === null) {
    // Imported on first use: the drawing libraries add 1 MB.
    const { renderLabel } = await import("./render_label.ts");
    await storage.putObject("labels", path, await renderLabel(label), "application/pdf");
    await db.service.call("internal.record_label", { shipment_id, path });
  }
  return storage.signedUrl("labels", path, URL_SECONDS);
}
