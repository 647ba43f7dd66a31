import { decided, ktpId } from "../../shared/domain/ktp.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const ktpApprove = endpoint({
  id: "admin_ktp_approve",
  method: "POST",
  path: "/admin/ktp/:id/approve",
  title: "Approve an identity check",
  description: "The decision is final, and the photos are deleted later. 409 unless it is pending.",
  auth: staff("ops_admin"),
  dryRun: true,
  request: { params: { id: ktpId } },
  response: { status: 200, schema: decided },
  reasons: ["self_decision", "submission_decided", "submission_not_found"],
  enqueuesJobs: true,
  handler: ({ params, audit, client }) =>
    client.call("api.admin_ktp_approve", { submission_id: params.id, audit }),
});
