import { matching, redriven } from "./schemas/redrive.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const jobsRedriveMatching = endpoint({
  id: "admin_jobs_redrive_matching",
  method: "POST",
  path: "/admin/jobs/redrive",
  title: "Retry many jobs",
  description:
    "Retries dead jobs of a kind, or with a text in their last error, up to `limit`. Try it with " +
    "`dry_run=true`: `matching` says how many.",
  auth: staff("ops_admin", "administrator"),
  request: { body: matching("kind", "error").meta({ example: { kind: "mail_send" } }) },
  response: { status: 200, schema: redriven },
  dryRun: true,
  needsReason: true,
  enqueuesJobs: true,
  handler: ({ body, audit, client }) =>
    client.call("api.admin_jobs_redrive_matching", { ...body, audit }),
});
