/** What the catalog says of tables that are to be filled. */
import type postgres from "postgres";

export interface Column {
  name: string;
  /** Of an enum, domain or array, the type's own name. */
  type: string;
  kind: "b" | "e" | "d" | string;
  required: boolean;
  unique: boolean;
  /** The whole primary key. */
  key: boolean;
  /** The table whose whole primary key the column refers to, and its column. */
  target: string | null;
  target_column: string | null;
}
export interface Table {
  name: string;
  columns: Column[];
}

/** The tables of public and private: the empty ones with their columns, and the names of those that have rows. */
export async function readTables(
  sql: postgres.Sql,
): Promise<{ tables: Table[]; others: string[] }> {
  const tables = await sql<Table[]>`
    select format('%I.%I', relnamespace::regnamespace, relname) as name, (
        select jsonb_agg(jsonb_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, null), 'kind', t.typtype, 'required', a.attnotnull,
          'unique', exists (
            select from pg_index as i join pg_depend as d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid
            where i.indrelid = c.oid and i.indisunique and (a.attnum = any (i.indkey) or d.refobjid = c.oid and d.refobjsubid = a.attnum)),
          'key', exists (select from pg_index as i where i.indrelid = c.oid and i.indisprimary and i.indkey::text = a.attnum::text),
          'target', f.target, 'target_column', f.target_column) order by a.attnum)
        from pg_attribute as a
        join pg_type as t on t.oid = a.atttypid
        left join lateral (
          select format('%I.%I', r.relnamespace::regnamespace, r.relname) as target, ra.attname as target_column
          from pg_constraint as fk
          join pg_class as r on r.oid = fk.confrelid
          join pg_attribute as ra on ra.attrelid = r.oid
            and ra.attnum = fk.confkey[array_position(fk.conkey, a.attnum)]
          where fk.contype = 'f' and fk.conrelid = c.oid and a.attnum = any (fk.conkey)
          order by cardinality(fk.conkey)
          limit 1) as f on true
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '') as columns
    from pg_class as c
    where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'private')
    order by 1`;
  const others: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql.unsafe(`select 1 from ${name} limit 1`);
    if (row) others.push(name);
  }
  return { tables: tables.filter(({ name }) => !others.includes(name)), others };
}
