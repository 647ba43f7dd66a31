import { balance } from "./balance.ts";
import { transactions } from "./transactions.ts";
import { withdrawalsCancel } from "./withdrawals_cancel.ts";
import { withdrawalsCreate } from "./withdrawals_create.ts";
import { withdrawalsGet } from "./withdrawals_get.ts";
import { withdrawalsList } from "./withdrawals_list.ts";

export const endpoints = [
  balance,
  transactions,
  withdrawalsCreate,
  withdrawalsList,
  withdrawalsGet,
  withdrawalsCancel,
];
