import * as z from "zod";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const setting = z.object({
  key: z.string(),
  value: z.int(),
  unit: z.enum(["idr", "bps", "minutes", "days", "count", "factor", "switch"]).meta({
    description: "bps: hundredths of a percent; switch: 1 is on, 0 is off",
  }),
  min: z.int(),
  max: z.int(),
  description: z.string(),
  changed_at: wireTime.nullable().meta({
    description: "Last change by staff; null: the value that was deployed",
  }),
  changed_by: z.uuid().nullable(),
  changed_by_username: z.string().nullable(),
}).meta({
  id: "Setting",
  example: {
    key: "unpaid_orders_max",
    value: 4,
    unit: "count",
    max: 1_000,
    description: "Orders of one buyer that may await payment at once",
  },
});

export const settings = endpoint({
  id: "admin_settings",
  method: "GET",
  path: "/admin/settings",
  title: "List the settings",
  description: "Fees, windows, caps and switches, each with its unit, its bounds and its last " +
    "change. Next: change one.",
  auth: staff("ops_admin", "administrator"),
  response: { status: 200, schema: z.object({ items: z.array(setting) }) },
  handler: ({ client }) => client.call("api.admin_settings", {}),
});
