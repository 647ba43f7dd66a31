import * as z from "zod";
import { reasonText } from "../../shared/domain/text.ts";
import { proposal } from "../../shared/domain/proposal.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const body = z.object({
  key: z.string().max(100),
  value: z.int(),
  expected: z.int().nullish().meta({
    description: "The value you saw; 409 if it has changed since",
  }),
  reason: reasonText,
}).meta({
  example: { key: "unpaid_orders_max", value: 4, expected: 5, reason: "Ticket 4711" },
});

export const settingsUpdate = endpoint({
  id: "admin_settings_update",
  method: "PATCH",
  path: "/admin/settings",
  title: "Change a setting",
  description: "Proposes another value; once another superadmin approves, it applies to every " +
    "call from then on. 400 names the bounds, 409 when it has the value already, or is no longer " +
    "`expected`, or what it was when proposed.",
  auth: staff("superadmin"),
  request: { body },
  response: { status: 202, schema: proposal },
  reasons: ["setting_changed", "setting_out_of_bounds", "setting_unchanged", "setting_unknown"],
  dryRun: true,
  handler: ({ body, audit, client }) =>
    client.call("api.admin_settings_update", { ...body, audit }),
});
