import { expect, test } from "vitest";
import { ASYNCHRONOUS } from "../../shared/db/durability.ts";
import { openDatabase } from "../../shared/db/client.ts";
import { LATE } from "../../shared/db/late.ts";
import { registry } from "../../local/stack/apps.ts";
import { useMarket } from "../support/market.ts";
import { filesBelow, read, sqlFunctions } from "../conventions/project.ts";

const market = useMarket();

/** What a transaction may not do unless it waits for the disk: money, orders, events, and what causes them. */
const MUST_WAIT =
  /private\.(ledger_post|move_order\w*|publish_event|record_refund|reverse_withdrawal|hold_in_suspense|move_from_suspense)\(|(?:insert into|update|delete from) (?:private\.(?:ledger_\w+|invoices|withdrawals|shipments|returns|vouchers|voucher_uses|boost_purchases|provider_transactions|audit_log|portal_commands|contacts)|public\.(?:orders|listings))\b/;

const bodies = new Map<string, string>(
  filesBelow("supabase/schemas").filter((file) => file.includes("/functions/")).map((file) => {
    const [, schema, name] = /schemas\/(\w+)\/functions\/(\w+)\.sql$/.exec(file)!;
    return [`${schema}.${name}`, read(file).replaceAll(/^ *--.*$/gm, "")];
  }),
);

/** The functions that this one calls, directly or not, and itself. */
function reached(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name) || !bodies.has(name)) return seen;
  seen.add(name);
  for (const [, called] of bodies.get(name)!.matchAll(/((?:api|internal|private)\.\w+)\(/g)) {
    reached(called!, seen);
  }
  return seen;
}

test("no operation whose commit does not wait reaches money, an order or an event", () => {
  const offenders = Object.keys(ASYNCHRONOUS).flatMap((operation) =>
    [...reached(operation)].filter((name) =>
      // Its callers send no callback that suppresses an address: functions/webhooks/receive.ts.
      name !== "internal.apply_email_update" && MUST_WAIT.test(bodies.get(name)!)
    ).map((name) => `${operation} by ${name}`)
  );
  expect(offenders, "take it out of shared/db/durability.ts").toEqual([]);
});

test("the table names functions that exist, and the rule finds what must wait", () => {
  const known = new Set(
    ["api", "internal"].flatMap((schema) =>
      [...sqlFunctions(schema)].map((name) => `${schema}.${name}`)
    ),
  );
  expect(Object.keys(ASYNCHRONOUS).filter((name) => !known.has(name))).toEqual([]);
  const waiting = ["internal.apply_invoice_update", "internal.finish_order", "api.orders_confirm"];
  const found = waiting.filter((operation) =>
    [...reached(operation)].some((name) => MUST_WAIT.test(bodies.get(name)!))
  );
  expect(found).toEqual(waiting.filter((name) => bodies.has(name)));
});

test("nothing else in the code or the schema switches the wait off", () => {
  const files = ["functions", "shared", "supabase/schemas"].flatMap(filesBelow)
    .filter((file) => /\.(ts|sql)$/.test(file));
  const named = files.filter((file) => read(file).includes("synchronous_commit"));
  expect(named.sort()).toEqual([
    "shared/db/durability.ts",
    "supabase/schemas/private/functions/ledger_post.sql",
  ]);
});

test("a transfer is rejected in a transaction that does not wait for the disk", async () => {
  const post = market.database.admin.begin(async (sql) => {
    await sql`set local synchronous_commit = off`;
    await sql`select private.ledger_post('unawaited', 'payment', 'x', null, null)`;
  });
  await expect(post).rejects.toThrow("must wait for the disk");
});

test("an operation of the table does not wait, and the next one on its connection does", async () => {
  const { admin } = market.database;
  await admin`
    create table public.waits (operation text, setting text);
    grant insert on public.waits to preloved_api;
    create function private.note_wait() returns trigger language plpgsql security definer as
      'begin insert into public.waits values (tg_table_name, current_setting(''synchronous_commit'')); return null; end';
    create trigger waits after update on private.jobs execute function private.note_wait();
    create trigger waits after insert on private.provider_events execute function private.note_wait()`
    .simple();
  const db = openDatabase({
    poolUrl: market.environment["DATABASE_POOL_URL"]!,
    publicPoolUrl: market.environment["DATABASE_PUBLIC_POOL_URL"]!,
    authorities: market.environment["DATABASE_CA_CERTIFICATE"],
    poolSize: 1,
  });
  await db.service.call("internal.finish_jobs", { jobs: [] });
  await db.service.call("internal.store_webhook", {
    provider: "payment",
    digest: "d",
    body: {},
    reference: null,
  });
  const waits = await admin`select operation, setting from public.waits`;
  await db.close();
  expect(waits).toEqual([
    { operation: "jobs", setting: "off" },
    { operation: "provider_events", setting: "on" },
  ]);
});

test("only internal operations may run late: no write of a person is made after they were told that it failed", () => {
  const known = new Set([...sqlFunctions("internal")].map((name) => `internal.${name}`));
  expect(Object.keys(LATE).filter((name) => !known.has(name))).toEqual([]);
});

test("an endpoint with readsOnly reaches no function that writes", () => {
  const writes = /insert into |delete from |^\s*update |private\.enqueue_job\(/m;
  const writing = (operation: string) =>
    [...reached(operation)].filter((name) => writes.test(bodies.get(name)!));
  const declared = Object.values(registry).flat().filter(({ readsOnly }) => readsOnly);
  expect(declared.flatMap(({ id }) => writing(`api.${id}`))).toEqual([]);
  expect(writing("api.orders_create")).not.toEqual([]);
});
