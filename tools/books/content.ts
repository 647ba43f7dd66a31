import type postgres from "postgres";
import type { Fields } from "./format.ts";

/** Fields by id, of the rows that exist. Only functions of Postgres itself are called. */
export type Content = Map<string, Fields>;

const TIME = `YYYY-MM-DD"T"HH24:MI:SS.US"Z"`;

export async function transfersOf(sql: postgres.TransactionSql, ids: string[]): Promise<Content> {
  const time = (column: string) => sql`to_char(${sql(column)} at time zone 'UTC', ${TIME}::text)`;
  const heads = await sql<Record<string, string | null>[]>`
    select id::text, key, kind, order_id::text, withdrawal_id::text, is_pending::text, description,
      ${time("event_at")} as event_at, ${time("transfers.created_at")} as created_at,
      pending_id::text, outcome::text
    from private.ledger_transfers as transfers
    left join private.ledger_resolutions as resolutions on resolutions.transfer_id = transfers.id
    where id = any (${ids}::uuid[])`;
  const entries = await sql<Record<string, string | null>[]>`
    select transfer_id::text, account_id::text, accounts.kind::text, order_id::text, user_id::text,
      amount::text, balance_after::text, entries.version::text,
      ${time("entries.created_at")} as created_at
    from private.ledger_entries as entries
    join private.ledger_accounts as accounts on accounts.id = account_id
    where transfer_id = any (${ids}::uuid[])
    order by entries.transfer_id, entries.account_id`;
  const content = new Map(
    heads.map((head) => [head["id"]!, ["transfer", ...Object.values(head)]]),
  );
  for (const { transfer_id, ...fields } of entries) {
    content.get(transfer_id!)?.push(...Object.values(fields));
  }
  return content;
}

export async function auditLinesOf(sql: postgres.TransactionSql, ids: string[]): Promise<Content> {
  const lines = await sql<Record<string, string | null>[]>`
    select id::text, actor_id::text, role::text, action, target_type, target_id, reason,
      before::text, after::text, request_id,
      to_char(at at time zone 'UTC', ${TIME}::text) as at, kind
    from private.audit_log
    where id = any (${ids}::bigint[])`;
  return new Map(lines.map((line) => [line["id"]!, ["audit", ...Object.values(line)]]));
}
