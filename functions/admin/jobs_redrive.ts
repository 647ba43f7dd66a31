import { idOf } from "../../shared/domain/id.ts";
import { redrivenOne } from "./schemas/redrive.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const jobsRedrive = endpoint({
  id: "admin_jobs_redrive",
  method: "POST",
  path: "/admin/jobs/:id/redrive",
  title: "Retry a job",
  description: "Gives a dead job its full number of attempts again. 409 unless it is dead.",
  auth: staff("ops_admin", "administrator"),
  request: { params: { id: idOf("The job's id, from `GET /admin/jobs?failing=true`") } },
  response: { status: 200, schema: redrivenOne },
  reasons: ["redrive_not_found", "redrive_not_needed"],
  dryRun: true,
  enqueuesJobs: true,
  handler: ({ params, audit, client }) =>
    client.call("api.admin_jobs_redrive", { job_id: params.id, audit }),
});
