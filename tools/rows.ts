import type postgres from "postgres";

/** The rows of one table that the schema files insert, without times and generated columns. */
export interface Rows {
  /** With its schema: `private.settings`. */
  name: string;
  columns: string[];
  /** Columns that identify a row; empty if no unique index consists only of `columns`. */
  key: string[];
  /** Each value as a SQL literal, in the order of `columns`. */
  rows: string[][];
}

interface Table {
  name: string;
  columns: string[];
  key: string[] | null;
}

/** Rows of our tables and of storage.buckets. */
export async function readRows(sql: postgres.Sql): Promise<Rows[]> {
  const tables = await sql<Table[]>`
    with columns as (
      select attrelid, attnum, attname from pg_attribute
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
        and atttypid <> 'timestamptz'::regtype
        and coalesce(pg_get_expr(adbin, adrelid), '') not like '%(%'
    )
    select format('%I.%I', relnamespace::regnamespace, relname) as name,
      (select array_agg(attname::text order by attnum) from columns where attrelid = tables.oid) as columns,
      (select (select array_agg(attname::text order by attnum) from columns
         where attrelid = tables.oid and attnum = any (indkey))
       from pg_index
       where indrelid = tables.oid and indisunique and indpred is null
         and indkey::int2[] <@ array(select attnum from columns where attrelid = tables.oid)
       order by indisprimary desc, indexrelid::regclass::text limit 1) as key
    from pg_class as tables
    where relkind = 'r' and (relnamespace::regnamespace::text in ('public', 'private', 'internal', 'api')
      or tables.oid = 'storage.buckets'::regclass)
    order by 1`;
  const all = await Promise.all(tables.map(async ({ name, columns, key }) => {
    const values = columns.map((column) => `quote_nullable("${column}"::text)`);
    const found = await sql.unsafe(`select array[${values}] as row from ${name} order by 1`);
    return { name, columns, key: key ?? [], rows: found.map(({ row }) => row as string[]) };
  }));
  return all.filter(({ rows }) => rows.length > 0);
}

const insert = ({ name, columns }: Rows, row: string[]) =>
  `insert into ${name} (${columns.join(", ")}) values (${row.join(", ")});\n`;

export const rowFile = (table: Rows): string =>
  table.rows.map((row) => insert(table, row)).join("");

/** Statements that change the first rows into the second. */
export function rowChanges(from: Rows[], to: Rows[]): string {
  const names = [...new Set([...to, ...from].map(({ name }) => name))];
  return names.map((name) => {
    const [before, after] = [from, to].map((tables) => tables.find((table) => table.name === name));
    return changesOf(after ?? { ...before!, rows: [] }, before);
  }).join("");
}

function changesOf(table: Rows, before: Rows | undefined): string {
  const { name, columns, key } = table;
  const valueOf = (of: Rows, row: string[], column: string) => row[of.columns.indexOf(column)];
  const keyOf = (of: Rows, row: string[]) =>
    key.map((column) => `${column} = ${valueOf(of, row, column)}`).join(" and ");
  const old = new Map(before?.rows.map((row) => [keyOf(before, row), row]));
  const wanted = new Map(table.rows.map((row) => [keyOf(table, row), row]));
  const gone = [...old.keys()].filter((which) => !wanted.has(which))
    .map((which) => `delete from ${name} where ${which};\n`);
  const rest = [...wanted].map(([which, row]) => {
    const known = old.get(which);
    if (!known) return insert(table, row);
    const changed = columns.filter((column, at) => row[at] !== valueOf(before!, known, column))
      .map((column) => `${column} = ${valueOf(table, row, column)}`);
    return changed.length > 0 ? `update ${name} set ${changed.join(", ")} where ${which};\n` : "";
  });
  return [...gone, ...rest].join("");
}
