import * as z from "zod";
import { sha256 } from "../../shared/digest.ts";
import { uuid } from "../../shared/domain/id.ts";
import {
  dispute,
  isResolution,
  resolution,
  RESOLUTION_ERROR,
} from "../../shared/domain/dispute.ts";
import { jsonObject } from "../../shared/domain/json.ts";
import { requiredLine, requiredText } from "../../shared/domain/text.ts";
import { OwnReply, success } from "../../shared/http/reply.ts";
import { bySignature, endpoint } from "./deps.ts";

const command = z.object({
  dispute_id: uuid.optional(),
  order_id: uuid.optional(),
  ...resolution,
  note: requiredText(1000).optional().meta({ description: "Shown to the buyer and the seller" }),
  actor: z.union([requiredLine(200), jsonObject]).meta({
    description: "Who decided at the portal, in the portal's terms",
  }),
}).refine(({ dispute_id, order_id }) => dispute_id ?? order_id, {
  message: "dispute_id or order_id is required",
  path: ["dispute_id"],
}).refine(isResolution, RESOLUTION_ERROR).meta({
  example: {
    order_id: "3eeb7e96-e59c-440f-8cb1-a089daba079f",
    resolution: "refund",
    note: "Barang tidak sesuai deskripsi",
    actor: "finance-ops@portal.example",
  },
});

export const resolveDispute = endpoint({
  id: "internal_resolve_dispute",
  method: "POST",
  path: "/internal/commands/resolve-dispute",
  title: "Resolve a dispute (portal)",
  description: "Decides a dispute for the finance portal, as `POST /admin/disputes/{id}/resolve` " +
    "does. A repeat of the webhook-id gets the first response; 409 when it was resolved " +
    "otherwise.",
  ...bySignature("command"),
  request: { body: command },
  response: { status: 200, schema: dispute },
  reasons: [
    "dispute_not_found",
    "feature_off",
    "message_id_reused",
    "no_open_dispute",
    "order_frozen",
    "order_status_forbids",
    "refund_out_of_range",
  ],
  enqueuesJobs: true,
  handler: async ({ body, request, rawBody, deps }) => {
    const { dispute, is_replay } = await deps.db.service.call("api.internal_resolve_dispute", {
      command_id: request.headers.get("webhook-id"),
      digest: sha256(rawBody),
      command: body,
    }) as { dispute: unknown; is_replay: boolean };
    if (!is_replay) return dispute;
    const headers = { "Idempotent-Replayed": "true" };
    return new OwnReply({ status: 200, text: success(dispute), headers });
  },
});
