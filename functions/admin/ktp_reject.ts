import * as z from "zod";
import { decided, ktpId } from "../../shared/domain/ktp.ts";
import { reasonText } from "../../shared/domain/text.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const ktpReject = endpoint({
  id: "admin_ktp_reject",
  method: "POST",
  path: "/admin/ktp/:id/reject",
  title: "Reject an identity check",
  description: "The user reads the reason and may submit new photos. 409 unless it is pending.",
  auth: staff("ops_admin"),
  dryRun: true,
  request: {
    params: { id: ktpId },
    body: z.object({ reason: reasonText })
      .meta({ example: { reason: "Foto KTP buram." } }),
  },
  response: { status: 200, schema: decided },
  reasons: ["self_decision", "submission_decided", "submission_not_found"],
  enqueuesJobs: true,
  handler: ({ params, body, audit, client }) =>
    client.call("api.admin_ktp_reject", { submission_id: params.id, ...body, audit }),
});
