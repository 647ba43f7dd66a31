import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { recipient } from "../../shared/domain/order.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const FIELDS = {
  user: ["phone", "email"],
  order: ["recipient", "return_address"],
  withdrawal: ["recipient_email", "payout_url"],
} as const;

const body = z.object({
  target_type: z.enum(["user", "order", "withdrawal"]),
  target_id: uuid,
  fields: z.array(z.enum([...FIELDS.user, ...FIELDS.order, ...FIELDS.withdrawal])).min(1).max(2)
    .meta({
      description: "Of a user `phone` and `email`, of an order `recipient` and `return_address`, " +
        "of a withdrawal `recipient_email` and `payout_url`",
    }),
}).superRefine(({ target_type, fields }, context) => {
  const known: readonly string[] = FIELDS[target_type];
  for (const [at, field] of fields.entries()) {
    if (known.includes(field)) continue;
    const message = `must be one of ${known.join(", ")}`;
    context.addIssue({ code: "custom", path: ["fields", at], message });
  }
});

const values = z.object({
  phone: z.string().nullish(),
  email: z.string().nullish(),
  recipient: recipient.optional(),
  return_address: recipient.optional(),
  recipient_email: z.string().optional(),
  payout_url: z.string().nullish(),
});

/** Neither `idempotent` nor a dry run: the answer is stored nowhere, and a reading cannot be undone. */
export const disclosures = endpoint({
  id: "admin_disclosures",
  method: "POST",
  path: "/admin/disclosures",
  title: "Open personal data",
  description: "Answers these fields in clear, once, and audits it. A withdrawal needs " +
    "`administrator`, the others `ops_admin` (403). Addresses only from the payment to the end of the " +
    "order (else 409). 403 for an order of your own and its other party. 409 also " +
    "after `disclosures_per_day` openings of any kind within 24 hours.",
  auth: staff("ops_admin", "administrator"),
  request: { body },
  response: { status: 200, schema: z.object({ values }) },
  reasons: [
    "nothing_to_ship",
    "order_not_found",
    "own_trade",
    "self_decision",
    "too_many_disclosures",
    "user_not_found",
    "withdrawal_not_found",
  ],
  needsReason: true,
  limit: "disclosures",
  handler: ({ body, audit, client }) => client.call("api.admin_disclosures", { ...body, audit }),
});
