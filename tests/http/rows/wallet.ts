import { row } from "./row.ts";
import type { Row } from "./row.ts";

const nobodys = "/wallet/withdrawals/00000000-0000-4000-8000-000000000001";

export const wallet: Record<string, Row> = {
  wallet_balance: row("/wallet/balance", 200),
  wallet_transactions: row("/wallet/transactions", 200),
  // Wallets are empty: 409 for those who may withdraw.
  wallet_withdrawals_create: row("/wallet/withdrawals", 409, {}, {
    body: { amount: 50_000 },
  }),
  wallet_withdrawals_list: row("/wallet/withdrawals", 200),
  wallet_withdrawals_get: row(nobodys, 404),
  wallet_withdrawals_cancel: row(`${nobodys}/cancel`, 404),
};
