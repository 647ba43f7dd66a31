/** The ledger and wallets: rights. */
import { append, change, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const money: Area = {
  tables: {
    "private.ledger_accounts": { preloved_ledger: change, preloved_verbs: read },
    "private.ledger_entries": { preloved_ledger: append, preloved_verbs: read },
    "private.ledger_transfers": { preloved_ledger: append, preloved_verbs: read },
  },
  functions: {
    "authenticated": ["api.wallet_balance", "api.wallet_transactions"],
    "preloved_verbs": ["private.ledger_line", "private.ledger_post", "private.protection_fee"],
    "": ["private.ledger_is_append_only"],
  },
};
