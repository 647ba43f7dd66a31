/** What `npm run new` writes: tests/rehearsal/new_operation.test.ts. */
import { expect, test } from "vitest";
import { HEAD, lockFaults, nextVersion, transactionsOf } from "../../tools/migration.ts";
import { statementsOutside } from "../../local/postgres/migrate.ts";
import { operationOf } from "../../tools/new.ts";

test("an invalid name or an unknown word is rejected with a message", () => {
  const of = (words: string) => () => operationOf(words.split(" "));
  expect(of("Orders get")).toThrow(/no group/);
  expect(of("orders get-it")).toThrow(/no operation/);
  expect(of("../orders get")).toThrow(/no group/);
  expect(of("orders get red")).toThrow(/"red" is no kind[^]*read\|list/);
  expect(of("orders")).toThrow(/^Usage/);
});

test("a value is added to an enumeration in a migration of its own, before the one that uses it", () => {
  const add = `ALTER TYPE "public"."order_status" ADD VALUE 'PACKED' AFTER 'SHIPPED';`;
  const use = "insert into private.order_statuses values ('PACKED');\n";
  expect(transactionsOf(`${HEAD}\n${add}\n${use}`))
    .toEqual([expect.stringContaining(add), expect.stringContaining(use)]);
  expect(transactionsOf(use)).toEqual([use]);
  expect(transactionsOf("")).toEqual([]);
});

test("an index of a table that has rows is built concurrently, in a migration of its own", async () => {
  const index = (table: string) =>
    `CREATE INDEX ${table}_buyer ON public.${table} USING btree (buyer_id)`;
  const table = `CREATE TABLE "public"."gifts" (\n  "buyer_id" uuid\n);`;
  const drop = `DROP INDEX "public"."orders_buyer";`;
  const [rest, built, ...more] = transactionsOf(
    [HEAD, drop, table, `${index("orders")}\n  WHERE (gift IS NULL);`, `${index("gifts")};`].join(
      "\n",
    ),
  );
  expect(rest).toBe([HEAD, table, `${index("gifts")};\n`].join("\n"));
  expect(statementsOutside(built!)).toEqual([
    "set lock_timeout = 0",
    "drop index concurrently if exists public.orders_buyer",
    `${
      index("orders").replace("INDEX", "INDEX CONCURRENTLY IF NOT EXISTS")
    }\n  WHERE (gift IS NULL)`,
  ]);
  expect(more).toEqual([]);
  const file = await Deno.makeTempFile({ suffix: ".sql" });
  await Deno.writeTextFile(file, built!);
  expect(await lockFaults(file)).toBe("");
  await Deno.remove(file);
});

test("two migrations in the same second get different versions, each later than the last", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(nextVersion(["README.md", "20200101000000_old.sql"], now)).toBe("20261121100000");
  expect(nextVersion(["20261121100000_a.sql"], now)).toBe("20261121100001");
});
