import type postgres from "postgres";
import { Changed } from "./chain.ts";

/** The tables of the verdict. */
const TABLES = [
  ...["ledger_transfers", "ledger_entries", "ledger_accounts", "ledger_resolutions"],
  ...["audit_log", "book_blocks", "book_rows", "book_chain", "book_queue"],
];

/**
 * The owner of the database sets a session's search path, and may create operators and policies. From here on only
 * Postgres's own objects are found, and a policy that hides rows is an error.
 */
export async function trustNothing(sql: postgres.TransactionSql): Promise<void> {
  await sql`set local search_path = pg_catalog, pg_temp`;
  await sql`set local row_security = off`;
}

/** A view, a rule, a child table or a computed column could show other rows than the sealed ones. */
export async function checkTables(sql: postgres.TransactionSql): Promise<void> {
  for (const name of TABLES) {
    const problem = await problemOf(sql, name);
    if (problem === null) continue;
    throw new Changed(
      `private.${name} is not the table that our migrations create: ${problem}.`,
    );
  }
}

async function problemOf(sql: postgres.TransactionSql, name: string): Promise<string | null> {
  const [table] = await sql<{ oid: number; relkind: string }[]>`
    select classes.oid, classes.relkind
    from pg_catalog.pg_class as classes
    join pg_catalog.pg_namespace as schemas
      on schemas.oid OPERATOR(pg_catalog.=) classes.relnamespace
    where schemas.nspname OPERATOR(pg_catalog.=) 'private'
      and classes.relname OPERATOR(pg_catalog.=) ${name}`;
  if (table === undefined) return "it is missing";
  if (table.relkind !== "r") return KINDS[table.relkind] ?? `its kind is ${table.relkind}`;
  const [others] = await sql<{ children: boolean; rules: boolean; columns: string | null }[]>`
    select
      exists (
        select from pg_catalog.pg_inherits
        where ${table.oid} OPERATOR(pg_catalog.=) any (array[inhparent, inhrelid])) as children,
      exists (
        select from pg_catalog.pg_rewrite
        where ev_class OPERATOR(pg_catalog.=) ${table.oid}) as rules,
      (
        select pg_catalog.string_agg(attributes.attname, ', ')
        from pg_catalog.pg_attribute as attributes
        join pg_catalog.pg_type as types on types.oid OPERATOR(pg_catalog.=) attributes.atttypid
        join pg_catalog.pg_namespace as schemas
          on schemas.oid OPERATOR(pg_catalog.=) types.typnamespace
        where attributes.attrelid OPERATOR(pg_catalog.=) ${table.oid}
          and attributes.attnum OPERATOR(pg_catalog.>) 0
          and not attributes.attisdropped
          and (
            -- An enum shows its label; any other type of somebody's own shows what it likes.
            schemas.nspname OPERATOR(pg_catalog.<>) 'pg_catalog'
              and types.typtype OPERATOR(pg_catalog.<>) 'e'
            or attributes.attgenerated OPERATOR(pg_catalog.<>) ''
              and attributes.attname OPERATOR(pg_catalog.<>) 'holder_id'
          )
      ) as columns`;
  if (others!.children) return "another table adds rows to it";
  if (others!.rules) return "a rule rewrites what is read";
  return others!.columns === null ? null : `it computes ${others!.columns}`;
}

const KINDS: Record<string, string> = {
  v: "it is a view",
  m: "it is a materialized view",
  f: "it is a foreign table",
  p: "it is partitioned",
};
