import { matching, redriven } from "./schemas/redrive.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const webhooksRedriveMatching = endpoint({
  id: "admin_webhooks_redrive_matching",
  method: "POST",
  path: "/admin/webhooks/redrive",
  title: "Process many callbacks again",
  description:
    "Handles open callbacks of a provider, or with an outcome, once more, up to `limit`. Try it " +
    "with `dry_run=true`: `matching` says how many.",
  auth: staff("ops_admin", "administrator"),
  request: { body: matching("provider", "outcome").meta({ example: { provider: "payment" } }) },
  response: { status: 200, schema: redriven },
  dryRun: true,
  needsReason: true,
  enqueuesJobs: true,
  handler: ({ body, audit, client }) =>
    client.call("api.admin_webhooks_redrive_matching", { ...body, audit }),
});
