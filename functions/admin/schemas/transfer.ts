import * as z from "zod";
import { Constants } from "../../../shared/db/types.ts";
import { accountKind, rupiah } from "../../../shared/domain/money.ts";
import { wireTime } from "../../../shared/domain/time.ts";

export const ledgerTransfer = z.object({
  id: z.uuid(),
  key: z.string().meta({ description: "Unique key of the transfer, which prevents posting twice" }),
  kind: z.string(),
  description: z.string(),
  order_id: z.uuid().nullable(),
  order_reference: z.string().nullable(),
  withdrawal_id: z.uuid().nullable(),
  is_pending: z.boolean().meta({ description: "Whether it is a hold" }),
  outcome: z.enum(Constants.private.Enums.hold_outcome).nullable().meta({
    description: "How the hold ended",
  }),
  event_at: wireTime,
  created_at: wireTime,
  entries: z.array(z.object({
    account: accountKind,
    user_id: z.uuid().nullable(),
    amount: rupiah,
    balance_after: rupiah,
    version: z.int(),
    stripe: z.int().meta({
      description: "The part of the account that balance_after and version are of",
    }),
  })),
}).meta({
  id: "LedgerTransfer",
  example: {
    key: "order:3eeb7e96-e59c-440f-8cb1-a089daba079f:shipping",
    kind: "shipping",
    description: "Courier for ORD-261121-7K3M9Q",
    withdrawal_id: null,
    outcome: null,
    entries: [["shipping_payable", -9_000, 0] as const, ["courier_balance", 9_000, 9_000] as const]
      .map(([account, amount, balance_after]) => ({
        account,
        user_id: null,
        amount,
        balance_after,
        version: 1,
        stripe: 0,
      })),
  },
});
