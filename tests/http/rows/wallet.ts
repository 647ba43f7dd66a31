import type { Row } from "./row.ts";

const nobodys = "/wallet/withdrawals/00000000-0000-4000-8000-000000000001";

export const wallet: Record<string, Row> = {
  wallet_balance: { request: () => ({ path: "/wallet/balance" }), everyone: 200 },
  wallet_transactions: { request: () => ({ path: "/wallet/transactions" }), everyone: 200 },
  // Empty wallets: whoever may withdraw is told that there is not enough.
  wallet_withdrawals_create: {
    request: () => ({ path: "/wallet/withdrawals", body: { amount: 50_000 } }),
    everyone: 409,
    but: { suspended: 403 },
  },
  wallet_withdrawals_list: { request: () => ({ path: "/wallet/withdrawals" }), everyone: 200 },
  wallet_withdrawals_get: { request: () => ({ path: nobodys }), everyone: 404 },
  wallet_withdrawals_cancel: { request: () => ({ path: `${nobodys}/cancel` }), everyone: 404 },
};
