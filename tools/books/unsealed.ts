import type postgres from "postgres";
import { Changed } from "./chain.ts";

/** Rows that were written past private.ledger_post or private.audit_log's trigger. */
export async function findInserted(sql: postgres.TransactionSql): Promise<void> {
  const [transfer] = await sql`
    select id::text, key from private.ledger_transfers as transfers
    where not exists (select from private.book_rows where transfer_id = transfers.id)
      and not exists (select from private.book_queue where transfer_id = transfers.id)
    order by created_at, id limit 1`;
  if (transfer) {
    throw new Changed(
      `Transfer ${transfer["id"]} (${
        transfer["key"]
      }) was inserted: it is in no block and does not wait for one.`,
    );
  }
  const [line] = await sql`
    select id::text from private.audit_log as lines
    where not exists (select from private.book_rows where audit_id = lines.id)
      and not exists (select from private.book_queue where audit_id = lines.id)
    order by id limit 1`;
  if (line) {
    throw new Changed(
      `Audit line ${line["id"]} was inserted: it is in no block and does not wait for one.`,
    );
  }
}
