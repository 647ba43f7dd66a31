import * as z from "zod";
import { setting } from "./schemas/setting.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

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
