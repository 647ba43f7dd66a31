/** Chargebacks before a transition, from their transfers. */
import type { Row } from "./order.ts";

type Tables = Map<string, Row[]>;

/** `before` contains the transfers and entries before the transition, `all` contains all. */
export function rewindChargeback(
  row: Row,
  order: Row,
  [before, all]: [Tables, Tables],
  at: string,
): Row {
  const ownOf = (tables: Tables) =>
    tables.get("private.ledger_transfers")!
      .filter(({ key }) => String(key).includes(`chargeback:${row["id"]}:`));
  const own = ownOf(before);
  const moved = (kind: string, isOf: (account: Row) => boolean) => {
    const transfers = own.filter((each) => each["kind"] === kind).map(({ id }) => id);
    const accounts = all.get("private.ledger_accounts")!.filter(isOf).map(({ id }) => id);
    return before.get("private.ledger_entries")!
      .filter((entry) => transfers.includes(entry["transfer_id"]!))
      .filter((entry) => accounts.includes(entry["account_id"]!))
      .reduce((sum, entry) => sum + Number(entry["amount"]), 0);
  };
  const movedBy = (isOf: (account: Row) => boolean) =>
    moved("chargeback_recovery", isOf) + moved("chargeback_return", isOf);
  const takenFrom = (user: string) => -movedBy((account) => account["user_id"] === order[user]);
  const returned = -moved("chargeback_return", ({ kind }) => kind === "provider_cash");
  // Staff decide in the transaction of the resulting transition.
  const isDecided = row["decided_at"] !== null && String(row["decided_at"]) < at;
  const known = isDecided ? "decided" : own.length > 0 ? "open" : "announced";
  const next = ownOf(all).slice(own.length).map(({ key }) => Number(String(key).split(":").at(-1)));
  return {
    ...row,
    ...isDecided ? {} : { outcome: null, decided_by: null, decided_at: null },
    status: own.length > 0 && returned === row["amount"] ? "reversed" : known,
    returned,
    from_buyer: takenFrom("buyer_id"),
    from_seller: takenFrom("seller_id"),
    from_commission: -movedBy(({ kind }) => kind === "commission_revenue"),
    to_promotions: movedBy(({ kind }) => kind === "promotions"),
    version: next.length > 0 ? Math.min(...next) - 1 : row["version"]!,
  };
}
