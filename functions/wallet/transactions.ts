import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";

const TYPES = [
  "sale_proceeds",
  "refund",
  "clawback",
  "withdrawal_hold",
  "withdrawal_debit",
  "withdrawal_reversal",
  "purchase_debit",
  "purchase_reversal",
  "adjustment",
] as const;

const transaction = z.object({
  id: z.uuid(),
  type: z.enum(TYPES).meta({
    description: "withdrawal_hold becomes withdrawal_debit once paid; id and amount stay the same.",
  }),
  amount: rupiah.meta({ description: "Signed rupiah; positive amounts are credits" }),
  balance_after: rupiah,
  order_reference: z.string().nullable(),
  withdrawal_id: z.uuid().nullable(),
  description: z.string().meta({ description: "In the language of your profile." }),
  created_at: wireTime,
}).meta({ id: "WalletTransaction" });

export const transactions = endpoint({
  id: "wallet_transactions",
  method: "GET",
  path: "/wallet/transactions",
  title: "List wallet transactions",
  description: "Every change of your wallet with the balance after it, newest first. A hold " +
    "becomes `withdrawal_debit` once paid, under the same id.",
  auth: member,
  request: { query: z.object(page()) },
  response: { status: 200, schema: pageOf(transaction) },
  handler: ({ query, client }) => client.call("api.wallet_transactions", query),
});
