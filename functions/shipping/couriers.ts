import * as z from "zod";
import { courier } from "../../shared/domain/shipment.ts";
import { member } from "../../shared/http/endpoint.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { endpoint } from "./deps.ts";

export const couriers = endpoint({
  id: "shipping_couriers",
  method: "GET",
  path: "/shipping/couriers",
  title: "List couriers",
  description: "Every courier with its services, for filters and forms. 503 while the shipping " +
    "provider is down.",
  auth: member,
  response: { status: 200, schema: z.object({ couriers: z.array(courier) }) },
  reasons: ["shipping_provider_unavailable"],
  limit: "couriers",
  handler: async ({ deps }) => ({
    couriers: await deps.shipping.couriers().catch(unavailable("shipping_provider_unavailable")),
  }),
});
