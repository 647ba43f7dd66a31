import { expect, test } from "vitest";
import { atOnce, must, RACING, setUp, useMarket } from "../../support/market.ts";
import { watchPlans } from "../../support/plans.ts";
import { goLive, put } from "./support.ts";

const market = useMarket(RACING);
const ops = setUp(() => market.staff("ops_admin"));

const STATUSES = ["live", "upcoming", "ended"];
const later = () => new Date(market.time.now().getTime() + 3_600_000).toISOString();
const list = async (query = "") => await must(ops.get(`/live-streams${query}`));
const recounted = async () => (await ops.get("/admin/discovery")).body.data;

test("concurrent creations, starts and ends leave every total exact", async () => {
  const announced = await atOnce(9, () => goLive(market, undefined, { scheduled_at: later() }));
  const onAir = await atOnce(6, () => goLive(market));
  await Promise.all([
    ...announced.slice(0, 5).map((stream) => put(stream.host, stream, "start")),
    ...announced.slice(5, 7).map((stream) => put(stream.host, stream, "end")),
    // Two ends of one stream, of which one gets 409.
    ...[...onAir.slice(0, 3), ...onAir.slice(0, 3)]
      .map((stream) => put(stream.host, stream, "end")),
    ...Array.from({ length: 4 }, () => goLive(market)),
  ]);
  const totals = await Promise.all(
    STATUSES.map(async (status) => (await list(`?status=${status}&limit=1`)).total),
  );
  expect(totals).toEqual([12, 2, 5]);
  expect(await list("?limit=1")).toMatchObject({ total: 14, items: [expect.anything()] });
  expect(await recounted()).toMatchObject({ exact: true, differences: [] });
});

test("live and upcoming streams are one order by creation, on every page", async () => {
  const all = await list("?limit=100");
  const created = all.items.map((each: { created_at: string }) => each.created_at);
  expect(new Set(all.items.map((each: { status: string }) => each.status)))
    .toEqual(new Set(["live", "upcoming"]));
  expect(created).toEqual([...created].sort().reverse());
  const pages = await atOnce(all.total, (offset) => list(`?limit=1&offset=${offset}`));
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
  expect(await list(`?limit=100&offset=${2 ** 40}`)).toMatchObject({ items: [], total: all.total });
});

test("a wrong total of streams is found and named", async () => {
  const change = (by: number) =>
    market.sql`
    update private.live_stream_counts set streams = streams + ${by}
    where stripe = (select min(stripe) from private.live_stream_counts where status = 'ended')`;
  await change(2);
  expect((await recounted()).differences).toEqual([
    { what: "live_stream_counts ended", kept: 7, counted: 5 },
  ]);
  await change(-2);
  expect((await recounted()).exact).toBe(true);
});

test("a page reads as many rows, however many streams have ended", async () => {
  await market.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into public.live_streams (seller_id, seller_username, title, status, created_at, ended_at)
      select ${ops.id}, 'history', 'History', 'ended', now() - n * interval '1 minute', now()
      from generate_series(1, 20000) as n`;
    await sql`insert into private.live_stream_counts (status, streams) values ('ended', 20000)`;
  });
  await market.sql`vacuum (analyze) public.live_streams`;
  const watched = watchPlans(market.database);
  for (const status of ["null", "'live'", "'ended'"]) {
    const { touched, sorted } = await watched.run(
      `select api.live_streams_list(20, 0, ${status})`,
    );
    expect(touched).toBeGreaterThan(0);
    expect(touched).toBeLessThan(200);
    expect(sorted).toBeLessThan(200);
  }
  await watched.close();
  expect((await list("?status=ended&limit=1")).total).toBe(20_005);
});
