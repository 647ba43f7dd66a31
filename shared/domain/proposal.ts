import * as z from "zod";
import { accountKind, rupiah } from "./money.ts";
import { wireTime } from "./time.ts";

const EXAMPLE = {
  target_type: "account",
  before: { amount: 25_000, balance: 240_000 },
  after: { amount: 25_000, balance: 265_000 },
};

export const change = z.object({
  target_type: z.string(),
  target_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
}).meta({ id: "ProposedChange", example: EXAMPLE });

/** Without an id: the panel's build loads this file twice, and zod refuses two schemas with one name. */
export const movedMoney = z.array(
  z.object({
    account: accountKind,
    user_id: z.uuid().nullable().meta({ description: "Whose wallet; null of other accounts" }),
    username: z.string().nullable(),
    order_id: z.uuid().nullable().meta({ description: "Whose escrow; null of other accounts" }),
    amount: rupiah.meta({ description: "What it gains; less than 0: what it loses" }),
    balance_after: rupiah.nullable().meta({
      description: "Of an escrow or wallet; null of the marketplace's own accounts",
    }),
  }).meta({
    example: { account: "wallet", order_id: null, amount: 240_000, balance_after: 265_000 },
  }),
).meta({ description: "What the operation moves, summed by account" });

export const preview = change.extend({ money: movedMoney })
  .meta({ id: "ProposalPreview", example: EXAMPLE }).nullable().meta({
    description: "Dry run when it was proposed; null if it would change nothing, and once erased",
  });

/** The answer to the proposer. */
export const proposal = z.object({
  approval_id: z.uuid(),
  expires_at: wireTime.meta({ description: "Nobody can approve it from then on" }),
  preview,
}).meta({ id: "Proposal" });
