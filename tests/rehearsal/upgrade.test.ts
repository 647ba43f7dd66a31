/**
 * From the last release to this checkout and one change more, while people trade. The change is of the expand kind, then
 * of the contract kind, so that lock, retry and both versions of the code are exercised also while nothing is released.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withConnection } from "../../local/postgres/connect.ts";
import { migrate, readMigrations } from "../../local/postgres/migrate.ts";
import { HEAD } from "../../tools/migration.ts";
import { openMarket } from "../support/market.ts";
import type { Couple, Market } from "../support/market.ts";
import { openRead } from "../support/open_read.ts";
import { list, orderBody } from "../support/sale.ts";
import { must } from "../support/client.ts";
import { changed, released, templateOf } from "./release.ts";
import type { Version } from "./release.ts";

const ORDERS = 1_000;

/** The receipt of an order gets a channel; the old code, which does not know it, goes on. */
const EXPAND = `${HEAD}
create table private.planted_receipts (order_id uuid primary key, channel text);
alter table private.planted_receipts enable row level security;
create policy all_api on private.planted_receipts to preloved_api using (true);
grant select, insert on private.planted_receipts to preloved_api;
alter table public.orders add constraint planted check (item_price > 0) not valid;
alter function api.orders_confirm(text) rename to orders_confirm_before;
${operation("text default null")}`;

function operation(channel: string): string {
  const name = "api.orders_confirm(p_order text, p_channel";
  return `
create function ${name} ${channel}) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_order constant jsonb := api.orders_confirm_before(p_order);
begin
  insert into private.planted_receipts values ((v_order ->> 'id')::uuid, p_channel);
  return v_order;
end
$$;
alter function api.orders_confirm(text, text) owner to preloved_api;
revoke all on function api.orders_confirm(text, text) from public;
grant execute on function api.orders_confirm(text, text) to authenticated;
`;
}

const INDEX = `set lock_timeout = 0;
drop index concurrently if exists public.planted;
create index concurrently if not exists planted on public.orders (item_price, created_at);
`;

/** Without the default, which only the old code used. */
const CONTRACT = `${HEAD}
drop function api.orders_confirm(text, text);
${operation("text")}`;

const planted = (at: number, name: string) => `migrations/2999010100000${at}_${name}.sql`;
const files = { [planted(1, "expand")]: EXPAND, [planted(2, "index")]: INDEX };
const withChannel = {
  "functions/orders/confirm.ts": (text: string) =>
    text.replace("{ order: params.id }", `{ order: params.id, channel: "app" }`),
};

let [before, next, last] = [] as unknown as [Version, Version, Version];
let market: Market;
beforeAll(async () => {
  before = await released();
  next = await changed({ ...files, ...withChannel });
  last = await changed({ ...files, ...withChannel, [planted(3, "contract")]: CONTRACT });
  market = await openMarket({}, {
    uploads: before.bundles,
    nights: true,
    template: await templateOf(before),
  });
});
afterAll(async () => {
  await market?.close();
  await Promise.all([before, next, last].map((version) => version?.remove()));
});

interface Open {
  id: string;
  price: number;
  couple: Couple;
}

/** Paid orders whose parcels nobody has received. */
async function openOrders(count: number): Promise<Open[]> {
  const orders: Open[] = [];
  const sell = async (worker: number) => {
    const couple = await market.couple();
    while (orders.length < count) {
      const price = 50_000 + 1_000 * worker;
      const listing = await list(market, couple.seller, { price });
      const body = await orderBody(market, couple.buyer, listing);
      const order = await must(couple.buyer.post("/orders", body));
      await market.sandbox(`/payment/invoices/${order.payment.invoice_id}/pay`);
      orders.push({ id: order.id, price, couple });
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, worker) => sell(worker)));
  await market.runDue();
  return orders;
}

/** People who confirm these orders, one after the other, search, and look at what they bought. */
function trade(orders: readonly Open[]) {
  const left = [...orders];
  const failed: string[] = [];
  let [answered, isOver] = [0, false];
  const call = async (couple: Couple, method: "GET" | "PUT", path: string) => {
    const answer = await couple.buyer.send(method, path).catch((error: Error) => error);
    answered++;
    if (answer instanceof Error) failed.push(answer.message);
    else if (answer.status !== 200) failed.push(`${method} ${path}: ${answer.text}`);
  };
  const buyer = async () => {
    for (let order = left.pop(); order; order = left.pop()) {
      await call(order.couple, "PUT", `/orders/${order.id}/confirm`);
      await sleep(20);
    }
  };
  const reader = async (path: string) => {
    while (!isOver) {
      await call(orders[0]!.couple, "GET", path);
      await sleep(50);
    }
  };
  const paths = ["/search?q=dress", "/orders/my", "/feed/recently-sold", "/auth/me"];
  const buyers = Promise.all(Array.from({ length: 4 }, buyer));
  const readers = Promise.all(paths.map(reader));
  return {
    /** Waits until so many more calls were answered and so many more orders confirmed. */
    on: async (calls = 100, confirmed = 40) => {
      const [enough, fewer] = [answered + calls, left.length - confirmed];
      expect(fewer, "more open orders are needed").toBeGreaterThan(0);
      while (answered < enough || left.length > fewer) {
        expect(failed).toEqual([]);
        await sleep(20);
      }
    },
    end: async () => {
      await buyers;
      isOver = true;
      await readers;
      return failed;
    },
  };
}

const apply = async ({ migrations }: Version, say: (line: string) => void = () => {}) => {
  const all = await readMigrations(migrations);
  await withConnection(market.database.url("postgres"), (sql) => migrate(sql, all, { say }));
};

test("an upgrade with a thousand open orders, and the way back, fails no call and loses nothing", async () => {
  const orders = await openOrders(ORDERS);
  const people = trade(orders);
  await people.on();

  const endRead = await openRead(market.database.url("postgres"), "public.orders");
  const said: string[] = [];
  const applying = apply(next, (line) => said.push(line));
  await people.on();
  while (said.length === 0) await people.on(1, 0);
  await endRead();
  await applying;
  expect(said).toEqual([expect.stringMatching(/expand\.sql waits for a lock.*public\.orders/)]);

  await people.on(); // The old code over the new schema.
  market.upload(next.bundles);
  await people.on();
  market.upload(before.bundles); // Back, as docs/releases.md says.
  await people.on();
  market.upload(next.bundles);
  await people.on();
  await apply(last);
  market.upload(last.bundles);
  await people.on();

  expect(await people.end()).toEqual([]);
  await market.runDue();
  const [kept] = await market.sql`
    select
      count(*) filter (where orders.status = 'COMPLETED')::int as completed,
      count(receipts.order_id) filter (where receipts.channel is null)::int > 0 as by_old_code,
      count(receipts.channel)::int > 0 as by_new_code
    from public.orders
    left join private.planted_receipts as receipts on receipts.order_id = orders.id
    where orders.id in ${market.sql(orders.map(({ id }) => id))}`;
  expect(kept).toEqual({ completed: orders.length, by_old_code: true, by_new_code: true });
  const [index] = await market.sql`
    select indisvalid from pg_index where indexrelid = 'public.planted'::regclass`;
  expect(index).toEqual({ indisvalid: true });
  const paid = Map.groupBy(orders, ({ couple }) => couple.seller);
  for (const [seller, sold] of paid) {
    expect(await seller.wallet()).toBe(sold.reduce((sum, { price }) => sum + price, 0));
  }
  await market.proveMoney();
});
