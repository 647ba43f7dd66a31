import type postgres from "postgres";
import { differences, hashOf, NO_ROOT } from "./format.ts";
import type { Fields } from "./format.ts";

interface Block {
  number: string;
  previous_root: string;
  row_count: number;
  root: string;
}

interface Row {
  position: number;
  transfer_id: string | null;
  audit_id: string | null;
  marks: string;
}

/** The first difference from the sealed books. */
export class Changed extends Error {}

const blocksAfter = (sql: postgres.TransactionSql, number: string) =>
  sql<Block[]>`
    select number::text, encode(previous_root, 'hex') as previous_root, row_count,
      encode(root, 'hex') as root
    from private.book_blocks
    where number > ${number}::integer
    order by book_blocks.number
    limit 200`;

const rowsOf = (sql: postgres.TransactionSql, { number }: Block) =>
  sql<Row[]>`
    select position, transfer_id::text, audit_id::text, encode(marks, 'hex') as marks
    from private.book_rows
    where block = ${number}::integer
    order by book_rows.position`;

/** Recomputes the chain and calls `each` with each block's root. One block is in memory at a time. */
export async function walkChain(
  sql: postgres.TransactionSql,
  each: (root: string) => void,
): Promise<{ blocks: number; rows: number; root: string }> {
  let [last, root, rows] = ["0", NO_ROOT, 0];
  for (let page = await blocksAfter(sql, last); page.length > 0;) {
    for (const block of page) {
      if (Number(block.number) !== Number(last) + 1) {
        throw new Changed(`Block ${Number(last) + 1} is missing: block ${block.number} follows.`);
      }
      if (block.previous_root !== root) {
        throw new Changed(`Block ${block.number} does not follow from the root of block ${last}.`);
      }
      root = await checkBlock(sql, block);
      each(root);
      rows += block.row_count;
      last = block.number;
    }
    page = await blocksAfter(sql, last);
  }
  const [head] = await sql`
    select last_block::text, encode(root, 'hex') as root from private.book_chain`;
  if (head?.["last_block"] !== last || head?.["root"] !== root) {
    throw new Changed(
      `The chain ends with block ${last}, but should with ${head?.["last_block"]}.`,
    );
  }
  const [outside] = await sql`
    select block::text as number from private.book_rows where not block between 1 and ${last}::integer
    union all
    select number::text from private.book_blocks where not number between 1 and ${last}::integer
    limit 1`;
  if (outside) {
    throw new Changed(
      `Block ${outside["number"]} is not part of the chain, and nothing proves it.`,
    );
  }
  return { blocks: Number(last), rows, root };
}

async function checkBlock(sql: postgres.TransactionSql, block: Block): Promise<string> {
  const rows = await rowsOf(sql, block);
  const transfers = await transfersOf(sql, rows.flatMap((row) => row.transfer_id ?? []));
  const lines = await auditLinesOf(sql, rows.flatMap((row) => row.audit_id ?? []));
  let hash = block.previous_root;
  const sealed: { where: string; marks: string; fields: Fields }[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.position !== at + 1) {
      throw new Changed(`Block ${block.number}: the seal of row ${at + 1} is missing.`);
    }
    if (row.transfer_id && row.audit_id) {
      throw new Changed(`Block ${block.number}: the seal of row ${row.position} names two rows.`);
    }
    const [name, fields] = row.transfer_id
      ? [`Transfer ${row.transfer_id}`, transfers.get(row.transfer_id)]
      : [`Audit line ${row.audit_id}`, lines.get(row.audit_id!)];
    const where = `${name} (block ${block.number}, row ${row.position})`;
    if (!fields) throw new Changed(`${where} is missing.`);
    hash = hashOf(hash, fields);
    sealed.push({ where, marks: row.marks, fields });
  }
  if (rows.length === block.row_count && hash === block.root) return hash;
  // All changed rows: marks prove nothing, so whoever changed a row may have changed the marks of another, too.
  const changed = sealed
    .map(({ where, marks, fields }) => ({ where, what: differences(marks, fields) }))
    .filter(({ what }) => what)
    .map(({ where, what }) => `${where} changed: ${what}.`);
  if (changed.length > 0) throw new Changed(changed.join("\n"));
  throw new Changed(
    rows.length === block.row_count
      ? `The rows of block ${block.number} have their fields, but not their places: seals were swapped or changed.`
      : `Block ${block.number} has ${rows.length} rows, sealed with ${block.row_count}.`,
  );
}

/** Fields of the existing rows, by id. Calls only functions of Postgres itself. */
type Content = Map<string, Fields>;

const TIME = `YYYY-MM-DD"T"HH24:MI:SS.US"Z"`;

async function transfersOf(sql: postgres.TransactionSql, ids: string[]): Promise<Content> {
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

async function auditLinesOf(sql: postgres.TransactionSql, ids: string[]): Promise<Content> {
  const lines = await sql<Record<string, string | null>[]>`
    select id::text, actor_id::text, role::text, action, target_type, target_id, reason,
      before::text, after::text, request_id,
      to_char(at at time zone 'UTC', ${TIME}::text) as at, kind
    from private.audit_log
    where id = any (${ids}::bigint[])`;
  return new Map(lines.map((line) => [line["id"]!, ["audit", ...Object.values(line)]]));
}
