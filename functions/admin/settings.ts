import * as z from "zod";
import { setting } from "./schemas/setting.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const settings = endpoint({
  id: "admin_settings",
  method: "GET",
  path: "/admin/settings",
  title: "List the settings",
  description: "Fees, windows, caps and switches, each with its unit, its bounds and its last " +
    "change. Next: change one.",
  auth: staff("ops_admin", "administrator"),
  response: { status: 200, schema: z.object({ items: z.array(setting) }) },
  handler: async ({ client }) => ok(await client.call("api.admin_settings", {})),
});
