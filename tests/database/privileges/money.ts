/** The ledger, wallets and withdrawals: rights. */
import { append, change, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const money: Area = {
  tables: {
    "private.ledger_accounts": { preloved_ledger: change, preloved_verbs: read },
    "private.ledger_entries": { preloved_ledger: append, preloved_verbs: read },
    "private.ledger_journal": { preloved_verbs: read },
    "private.ledger_resolutions": { preloved_ledger: append, preloved_verbs: read },
    "private.ledger_transfers": { preloved_ledger: append, preloved_verbs: read },
    "private.wallet_entries": { preloved_verbs: read },
    "private.withdrawals": { preloved_verbs: change },
  },
  functions: {
    "authenticated": [
      "api.admin_adjustments",
      "api.admin_ledger",
      "api.admin_payouts",
      "api.admin_payouts_settle",
      "api.admin_revenue",
      "api.wallet_balance",
      "api.wallet_transactions",
      "api.wallet_withdrawals_cancel",
      "api.wallet_withdrawals_create_reserve",
      "api.wallet_withdrawals_get",
      "api.wallet_withdrawals_list",
    ],
    "service_role": [
      "api.wallet_withdrawals_create_finish",
      "api.wallet_withdrawals_create_refused",
      "api.wallet_withdrawals_settle",
      "api.wallet_withdrawals_settle_known",
      "api.wallet_withdrawals_settle_later",
      "api.wallet_withdrawals_settle_observe",
    ],
    "preloved_ledger preloved_verbs": ["private.ledger_line"],
    "preloved_verbs": [
      "private.commission",
      "private.ledger_post",
      "private.ledger_resolve",
      "private.own_withdrawal",
      "private.protection_fee",
      "private.transfer_records",
      "private.withdrawal_end",
      "private.withdrawal_flag",
      "private.withdrawal_flip",
      "private.withdrawal_id_of",
      "private.withdrawal_record",
      "private.withdrawal_request",
      "private.withdrawal_tell",
      "private.withdrawals_reserve",
      "private.withdrawals_resume",
    ],
    "": ["private.ledger_is_append_only"],
  },
};
