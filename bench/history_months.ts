import { join } from "node:path";
import { SCHEMAS } from "../local/postgres/schemas.ts";
import { create, dropIndexes, MONTHS } from "./history_rows.ts";
import type { BenchMarket } from "./market.ts";

/**
 * Replaces a table by one that is partitioned by the month of created_at: its own file with these edits, because
 * each key must contain the time. Views and functions of its rows are lost, except those of `dependent`.
 */
export async function splitByMonth(
  { admin }: BenchMarket,
  path: string,
  edits: [string, string][],
  dependent: string[],
): Promise<void> {
  const read = (path: string) => Deno.readTextFile(join(SCHEMAS, path));
  const [schema, , name] = path.replace(".sql", "").split("/");
  const table = `${schema}.${name}`;
  let text = (await read(path)).replace("\n);", "\n) partition by range (created_at);");
  for (const [whole, split] of edits) text = text.replace(whole, split);
  const again = await Promise.all(dependent.map(read));
  await admin.begin(async (tx) => {
    await tx.unsafe(`
      create schema if not exists bench;
      alter table ${table} set schema bench;
      ${text}
      create table bench.${name}_default partition of ${table} default;
      do $$ begin
        for month in 0..${MONTHS - 1} loop
          execute format('create table bench.${name}_%s partition of ${table} for values from (%L) to (%L)',
            month, date_trunc('month', now()) - make_interval(months => ${MONTHS - 1} - month),
            date_trunc('month', now()) - make_interval(months => ${MONTHS - 2} - month));
        end loop;
      end $$;
      set local session_replication_role = replica`).simple();
    const creations = await dropIndexes(tx, [table], "pu");
    await tx.unsafe(`insert into ${table} select * from bench.${name}`);
    await create(tx, creations);
    await tx.unsafe(`drop table bench.${name} cascade; ${again.join("\n")}`).simple();
  });
  await admin.unsafe(`vacuum analyze ${table}`);
}
