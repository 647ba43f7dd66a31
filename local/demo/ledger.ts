import type postgres from "postgres";

/** All entries of an order, with their sum. */
export async function ledgerTable(sql: postgres.Sql, orderId: string): Promise<string> {
  const entries = await sql<
    { transfer: string; account: string; amount: string; balance_after: string }[]
  >`
    select t.kind as transfer, e.amount::text,
      a.kind || case when a.order_id is null and a.user_id is null then ', stripe ' || a.stripe else '' end as account,
      e.balance_after::text
    from private.ledger_entries e
    join private.ledger_transfers t on t.id = e.transfer_id
    join private.ledger_accounts a on a.id = e.account_id
    where t.order_id = ${orderId} order by t.created_at, e.amount, a.kind`;
  const heads = ["transfer", "account", "amount", "balance after"];
  const rows = entries.map(({ transfer, account, amount, balance_after }) => [
    transfer,
    account,
    grouped(amount),
    grouped(balance_after),
  ]);
  const sum = entries.reduce((total, { amount }) => total + BigInt(amount), 0n);
  const body = [heads, ...rows, ["", "sum", grouped(String(sum)), ""]];
  const widths = heads.map((_, column) => Math.max(...body.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    "     " +
    row.map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
    ).join("  ");
  const rule = "     " + widths.map((width) => "-".repeat(width)).join("  ");
  return [line(heads), rule, ...rows.map(line), rule, line(body.at(-1)!)].join("\n");
}

function grouped(amount: string): string {
  return BigInt(amount).toLocaleString("id-ID");
}
