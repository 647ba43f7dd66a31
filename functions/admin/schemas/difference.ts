import * as z from "zod";
import { Constants } from "../../../shared/db/types.ts";
import { idOf } from "../../../shared/domain/id.ts";
import { accountKind, rupiah } from "../../../shared/domain/money.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const differenceId = idOf("The difference's id, from `GET /admin/reconciliation`");

export const DIFFERENCE_COLUMNS = [
  "id",
  "created_at",
  "statement",
  "reference",
  "provider_amount",
  "ledger_amount",
  "difference",
  "status",
  "closed_at",
] as const;

export const difference = z.object({
  id: z.uuid(),
  reference: z.string().meta({ description: "Reference at the provider" }),
  statement: z.string().meta({ description: "The statement that differs, by its provider" }),
  order_id: z.uuid().nullable(),
  withdrawal_id: z.uuid().nullable(),
  provider_amount: rupiah.meta({
    description: "Amount in the provider's statement: positive in, negative out",
  }),
  ledger_amount: rupiah.meta({ description: "The same in our ledger" }),
  difference: rupiah,
  problem: z.string().nullable().meta({
    description: "A row of the statement that cannot be read, and why",
  }),
  status: z.enum(Constants.private.Enums.difference_status).meta({
    description:
      "resolved: a later run found no difference; reversed: the correction was taken back",
  }),
  correction: z.array(z.object({ account: accountKind, amount: rupiah })).meta({
    description: "Entries that an approval posts",
  }),
  created_at: wireTime,
  closed_at: wireTime.nullable(),
}).meta({
  id: "Difference",
  example: {
    statement: "xendit",
    provider_amount: 252_500,
    ledger_amount: 257_000,
    difference: -4_500,
    withdrawal_id: null,
    problem: null,
    correction: [
      { account: "payment_fees", amount: 4_500 },
      { account: "provider_cash", amount: -4_500 },
    ],
    closed_at: null,
  },
});
