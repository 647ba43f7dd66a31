import type { PendingWithdrawal } from "../../shared/db/results.ts";
import type { Market } from "./market.ts";
import type { TestUser } from "./users.ts";

export interface Withdrawal {
  id: string;
  status: string;
  amount: number;
  fee: number;
  net: number;
  payout_url: string | null;
  provider_payout_id: string | null;
}

/** A withdrawal whose request was killed before it asked for the link; returns its id. */
export const interrupted = async (market: Market, person: TestUser, request_key: string) =>
  (await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    provider: "xendit_invoices",
    request_key,
  }) as PendingWithdrawal).withdrawal_id;
