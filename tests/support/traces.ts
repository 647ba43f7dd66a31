import type { Market } from "./market.ts";
import { SERVICE_KEY } from "./environment.ts";

/** Where any of these words is stored: table columns, names of objects, bytes of objects. */
export async function findTraces(market: Market, words: string[]): Promise<string[]> {
  return [...await inTables(market, words), ...await inObjects(market, words)].sort();
}

async function inTables({ database: { admin } }: Market, words: string[]): Promise<string[]> {
  const columns = await admin<{ table: string; column: string }[]>`
    select attrelid::regclass::text as table, quote_ident(attname) as column
    from pg_attribute join pg_class as class on class.oid = attrelid
    where class.relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')`;
  const pattern = words.join("|");
  const found = await Promise.all(columns.map(async ({ table, column }) => {
    const [row] = await admin.unsafe(
      `select count(*)::integer as count from ${table} where ${column}::text ~* $1`,
      [pattern],
    );
    return row!["count"] > 0 ? [`${table}.${column}`] : [];
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
