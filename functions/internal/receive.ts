import * as z from "zod";
import { sha256 } from "../../shared/digest.ts";
import { uuid } from "../../shared/domain/id.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { shortLine } from "../../shared/domain/text.ts";
import { bySignature, endpoint } from "./deps.ts";

const id = z.string().min(1).max(255).meta({
  description: "The event's id; defaults to the header webhook-id",
  example: "evt-5521",
});
/** The portal's texts are cleaned, not rejected: the portal would send the event again in vain. */
const cleaned = (max: number) =>
  z.string().transform((text) => shortLine(text, max) || null).nullish();
const reason = cleaned(500);

const event = z.discriminatedUnion("type", [
  z.object({
    id: id.optional(),
    type: z.literal("disbursement.approved"),
    data: z.object({ seller_id: uuid, amount: rupiah.positive() }),
  }),
  z.object({
    id: id.optional(),
    type: z.literal("disbursement.blocked"),
    data: z.object({ seller_id: uuid, amount: rupiah.positive().optional(), reason }),
  }),
  z.object({
    id: id.optional(),
    type: z.literal("fraud_flag.raised"),
    data: z.object({ seller_id: uuid, reason, severity: cleaned(30) }),
  }),
]);

export const receive = endpoint({
  id: "internal_receive",
  method: "POST",
  path: "/internal/events",
  title: "Receive a portal event",
  description: "Stores an event of the finance portal; a repeat of its id changes nothing. 409 " +
    "when the same id comes with another body.",
  ...bySignature("event"),
  request: { body: event },
  response: { status: 200, schema: z.object({ id, received: z.literal(true) }) },
  reasons: ["feature_off", "message_id_reused"],
  handler: ({ body: { id, type, data }, request, deps }) =>
    deps.db.service.call("api.internal_receive", {
      event_id: id ?? request.headers.get("webhook-id"),
      type,
      data,
      digest: sha256(JSON.stringify([type, data])),
    }),
});
