/** Fills a table before its indexes are built, which costs a third of writing an entry with each row. */
import type postgres from "postgres";

const UNIQUE_VIOLATION = "23505";

type Fill = (sql: postgres.TransactionSql) => Promise<unknown>;

/** `fill` may leave out rows of a key that is taken: then it runs again with the unique indexes in place. */
export async function beforeIndexes(
  sql: postgres.TransactionSql,
  table: string,
  fill: Fill,
): Promise<void> {
  await sql.savepoint((tx) => build(tx, table, fill, true)).catch((error) => {
    if (error?.code !== UNIQUE_VIOLATION) throw error;
    return build(sql, table, fill, false);
  });
}

async function build(
  sql: postgres.TransactionSql,
  table: string,
  fill: Fill,
  uniqueToo: boolean,
): Promise<void> {
  // A row's entry is written to ready indexes only. REINDEX builds one and makes it ready.
  const later = await sql<{ name: string }[]>`
    update pg_index set indisready = false
    where (not indisunique or ${uniqueToo}) and not indisexclusion and indrelid in (
      select oid from pg_class where oid = ${table}::regclass and relkind = 'r'
      union all select relid from pg_partition_tree(${table}) where isleaf)
    returning indexrelid::regclass::text as name`;
  await fill(sql);
  for (const { name } of later) await sql.unsafe(`reindex index ${name}`);
}
