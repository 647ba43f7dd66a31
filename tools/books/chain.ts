import type postgres from "postgres";
import { auditLinesOf, transfersOf } from "./content.ts";
import { differences, hashOf, NO_ROOT } from "./format.ts";

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
  hash: string;
  marks: string;
}

/** The first thing that is not as it was sealed. */
export class Changed extends Error {}

const blocksAfter = (sql: postgres.TransactionSql, number: string) =>
  sql<Block[]>`
    select number::text, encode(previous_root, 'hex') as previous_root, row_count,
      encode(root, 'hex') as root
    from private.book_blocks
    where number > ${number}::bigint
    order by book_blocks.number
    limit 200`;

const rowsOf = (sql: postgres.TransactionSql, { number }: Block) =>
  sql<Row[]>`
    select position, transfer_id::text, audit_id::text, encode(hash, 'hex') as hash,
      encode(marks, 'hex') as marks
    from private.book_rows
    where block = ${number}::bigint
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
    select block::text as number from private.book_rows where not block between 1 and ${last}::bigint
    union all
    select number::text from private.book_blocks where not number between 1 and ${last}::bigint
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
    if (hash === row.hash) continue;
    const changed = differences(row.marks, fields);
    throw new Changed(
      changed
        ? `${where} changed: ${changed}.`
        : `${where} has its fields, but not its place: seals were swapped or changed.`,
    );
  }
  if (rows.length !== block.row_count || hash !== block.root) {
    throw new Changed(
      `Block ${block.number} has ${rows.length} rows, sealed with ${block.row_count}, or another root.`,
    );
  }
  return hash;
}
