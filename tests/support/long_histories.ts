import type postgres from "postgres";

/**
 * Statistics of a market after years: so few users have all rows of each table. The rows stay as they are, since
 * what PostgreSQL expects decides how it plans.
 */
export async function expectLongHistories(admin: postgres.Sql, users: number): Promise<void> {
  const columns = await admin<{ table: string; column: string }[]>`
    select distinct keys.conrelid::regclass::text as table, quote_ident(attname) as column
    from pg_constraint as keys
    join pg_attribute on attrelid = keys.conrelid and attnum = any (keys.conkey)
    join pg_class as tables on tables.oid = keys.conrelid and tables.relkind = 'r'
    where keys.contype = 'f' and keys.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
      and tables.relnamespace::regnamespace::text in ('public', 'private')`;
  for (const { table, column } of columns) {
    await admin.unsafe(`alter table ${table} alter column ${column} set (n_distinct = ${users})`);
  }
  for (const table of new Set(columns.map(({ table }) => table))) {
    await admin.unsafe(`analyze ${table}`);
  }
}
