import * as z from "zod";
import { member } from "../../shared/http/endpoint.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { endpoint } from "./deps.ts";

const courier = z.object({
  courier_code: z.string(),
  courier_name: z.string(),
  courier_service_code: z.string(),
  service_name: z.string(),
}).meta({ id: "Courier" });

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
