import { addOrDrop, append, change, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const money: Area = {
  tables: {
    "private.book_blocks": { preloved_api: append },
    "private.book_chain": { preloved_api: { select: "all", update: "all" } },
    "private.book_queue": { preloved_ledger: { insert: "all" }, preloved_api: addOrDrop },
    "private.book_rows": { preloved_api: append },
    "private.ledger_check": { preloved_api: { select: "all", update: "all" } },
    "private.ledger_accounts": { preloved_ledger: change, preloved_api: read },
    "private.ledger_entries": { preloved_ledger: append, preloved_api: read },
    "private.ledger_journal": { preloved_api: read },
    "private.ledger_resolutions": { preloved_ledger: append, preloved_api: read },
    "private.ledger_totals": { preloved_api: change },
    "private.ledger_transfers": { preloved_ledger: append, preloved_api: read },
    "private.wallet_entries": { preloved_api: read },
    "private.withdrawals": { preloved_api: change },
  },
};
