import { matching, redriven } from "./schemas/redrive.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const outboxRedriveMatching = endpoint({
  id: "admin_outbox_redrive_matching",
  method: "POST",
  path: "/admin/outbox/redrive",
  title: "Retry many events",
  description:
    "Retries dead events of a type, or with a text in their last error, up to `limit`. Try it " +
    "with `dry_run=true`: `matching` says how many.",
  auth: staff("ops_admin", "administrator"),
  request: { body: matching("type", "error").meta({ example: { error: "401" } }) },
  response: { status: 200, schema: redriven },
  dryRun: true,
  needsReason: true,
  handler: ({ body, audit, client }) =>
    client.call("api.admin_outbox_redrive_matching", { ...body, audit }),
});
