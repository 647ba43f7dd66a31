import * as z from "zod";
import { json } from "../../shared/domain/json.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { span, statusOf } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

const line = z.object({
  id: z.uuid(),
  provider: z.string(),
  reference: z.string().nullable(),
  outcome: z.string().nullable().meta({
    description: "unknown, unconfirmed, unfamiliar or null: not processed",
  }),
  body: json,
  attempts: z.int(),
  error: z.string().nullable(),
  next_attempt_at: wireTime.nullable(),
  received_at: wireTime,
  handled_at: wireTime.nullable(),
}).meta({
  id: "Callback",
  example: {
    provider: "payment",
    outcome: "applied",
    body: { external_id: "ORD-261121-7K3M9Q", status: "PAID", amount: 257_000 },
    next_attempt_at: null,
  },
});

export const webhooks = staffList({
  id: "admin_webhooks",
  path: "/admin/webhooks",
  title: "List callbacks",
  description:
    "What providers sent, without fields that may hold personal data, newest first; by " +
    "default what was not processed. Next: `POST /admin/webhooks/{id}/redrive`.",
  auth: staff("ops_admin", "administrator"),
  filters: {
    status: statusOf("done").meta({
      description: "`open`: only callbacks that are not processed",
    }),
    provider: z.string().max(40).optional().meta({
      description: "Only callbacks of this provider",
    }),
    outcome: z.string().max(100).optional().meta({
      description: "Only callbacks that were handled with this outcome",
    }),
    reference: z.string().max(200).optional().meta({
      description: "Our reference in the callback: of the order, boost or withdrawal",
    }),
    ...span,
  },
  item: line,
});
