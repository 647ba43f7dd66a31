/** What each person gets from functions/wallet. */
import type { Row } from "./row.ts";

export const wallet: Record<string, Row> = {
  wallet_balance: { request: () => ({ path: "/wallet/balance" }), everyone: 200 },
  wallet_transactions: { request: () => ({ path: "/wallet/transactions" }), everyone: 200 },
};
