import type { Market } from "./market.ts";
import { SERVICE_KEY } from "./environment.ts";

/** Where any of these words is stored: table columns, names of objects, bytes of objects. */
export async function findTraces(market: Market, words: string[]): Promise<string[]> {
  return [...await inTables(market, words), ...await inObjects(market, words)].sort();
}

/** A row is searched as one text first: few tables have the words. */
async function inTables({ database: { admin } }: Market, words: string[]): Promise<string[]> {
  const tables = await admin<{ table: string; columns: string[] }[]>`
    select class.oid::regclass::text as table, array_agg(quote_ident(attname)) as columns
    from pg_attribute join pg_class as class on class.oid = attrelid
    where class.relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')
    group by class.oid`;
  const pattern = words.join("|");
  const searches = tables.map(({ table }, at) =>
    `select ${at} as at where exists (
      select from ${table} as searched_row where searched_row::text ~* $1)`
  );
  const having = await admin.unsafe(searches.join(" union all "), [pattern]);
  const found = await Promise.all(having.map(async ({ at }) => {
    const { table, columns } = tables[at]!;
    const has = columns.map((column) => `bool_or(${column}::text ~* $1)`);
    const [row] = await admin.unsafe(`select array[${has}] as has from ${table}`, [pattern]);
    return columns.filter((_, nth) => row!["has"][nth]).map((column) => `${table}.${column}`);
  }));
  return found.flat();
}

async function inObjects(market: Market, words: string[]): Promise<string[]> {
  const objects = await market.database.admin<{ bucket_id: string; name: string }[]>`
    select bucket_id, name from storage.objects`;
  const found = await Promise.all(objects.map(async ({ bucket_id, name }) => {
    const answer = await fetch(`${market.url}/storage/v1/object/${bucket_id}/${name}`, {
      headers: { authorization: `Bearer ${SERVICE_KEY}`, apikey: SERVICE_KEY },
    });
    const bytes = await answer.text();
    const has = words.some((word) => name.includes(word) || bytes.includes(word));
    return has ? [`object ${bucket_id}/${name}`] : [];
  }));
  return found.flat();
}
