import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { direction } from "../../shared/domain/shipment.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { span } from "../../shared/http/pagination.ts";
import { shipmentLine } from "./schemas/shipment.ts";
import { staffList } from "./staff_list.ts";

export const shipments = staffList({
  id: "admin_shipments",
  path: "/admin/shipments",
  title: "List shipments",
  description: "Parcels to buyers and back, newest first, with what was charged. Filter by " +
    "order, courier, status or number.",
  auth: staff("ops_admin"),
  filters: {
    status: z.string().max(40).optional().meta({
      description: "Only with this status of the courier",
    }),
    direction: direction.optional(),
    courier_code: z.string().max(40).optional().meta({
      description: "Only parcels of this courier",
    }),
    tracking_number: z.string().max(100).toUpperCase().optional().meta({
      description: "Only the parcel with this number",
    }),
    order: orderKey.optional(),
    ...span,
  },
  item: shipmentLine,
});
