import { expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

const create = async (host: User, more: Record<string, unknown> = {}): Promise<string> =>
  (await must(host.post("/live-streams", { title: "Drop", ...more }))).id;

const end = (id: string, headers?: Record<string, string>) =>
  ops.put(`/admin/live-streams/${id}/end`, undefined, headers);

const ban = (id: string) => ops.put(`/admin/live-streams/${id}/ban`);

const me = async (person: User) => await must(person.get("/auth/me"));

const timesTold = async (host: User): Promise<number> => {
  const [row] = await market.database.admin<[{ times: number }]>`
    select count(*)::integer as times from public.notifications
    where user_id = ${host.id} and kind = 'account.live_banned'`;
  return row.times;
};

test("the list shows live and upcoming streams with the panel's field names and the chat", async () => {
  const host = await market.user();
  const dress = await host.list();
  const id = await create(host, { pinned_listing_ids: [dress] });
  const ended = await create(await market.user());
  await end(ended);
  for (const text of ["Halo", "Masih ada?"]) {
    await host.post(`/live-streams/${id}/chat`, { text });
  }
  await host.post(`/live-streams/${id}/view`);
  const { items } = await must(ops.get("/admin/live-streams"));
  expect(items.map((item: { id: string }) => item.id)).toEqual([id]);
  expect(items[0]).toMatchObject({
    status: "live",
    host_name: host.username,
    host_id: host.id,
    viewers: 1,
    peak_viewers: 1,
    unique_viewers: 1,
    message_count: (await must(host.get(`/live-streams/${id}/chat`))).messages.length,
    pinned_listing_ids: [dress],
  });
});

test("staff can end any stream once; its host sees it, and it is audited", async () => {
  const host = await market.user();
  const id = await create(host);
  await market.time.advance(125);
  const { status, body } = await end(id, { "x-action-reason": "Jualan palsu" });
  expect([status, body.data]).toMatchObject([200, {
    id,
    status: "ended",
    duration_min: 2,
    ended_at: expect.any(String),
  }]);
  const again = await end(id);
  expect([again.status, again.body.error.message]).toEqual([409, expect.stringMatching(/ended/)]);
  expect((await host.get(`/live-streams/${id}`)).body.data.status).toBe("ended");
  expect((await me(host)).live_banned).toBe(false);
  expect(await market.audit(id)).toMatchObject([{
    action: "admin_live_streams_end",
    actor_id: ops.id,
    reason: "Jualan palsu",
    before: { status: "live" },
    after: { status: "ended" },
  }]);
});

test("a ban ends the stream and blocks new ones until it is lifted with a reason", async () => {
  const host = await market.user();
  const id = await create(host);
  expect((await ban(id)).body.data).toMatchObject({ status: "ended" });
  expect(await me(host)).toMatchObject({ live_banned: true, live_banned_at: expect.any(String) });
  expect((await host.post("/live-streams", { title: "Lagi" })).status).toBe(403);
  const path = `/admin/accounts/${host.id}/live-unban`;
  expect((await ops.put(path)).status).toBe(400);
  const reason = { "x-action-reason": "Salah orang" };
  expect((await ops.put(path, undefined, reason)).body.data).toEqual({
    user_id: host.id,
    live_banned: false,
    live_banned_at: null,
  });
  expect((await ops.put(path, undefined, reason)).status).toBe(409);
  expect(await me(host)).toMatchObject({ live_banned: false, live_banned_at: null });
  expect((await host.post("/live-streams", { title: "Lagi" })).status).toBe(201);
  expect(await market.audit(host.id)).toMatchObject([{
    action: "admin_accounts_live_unban",
    reason: "Salah orang",
  }]);
});

test("a host who ended the stream first is still banned, also from a newer stream, and told once", async () => {
  const host = await market.user();
  const first = await create(host);
  await host.put(`/live-streams/${first}/end`);
  const second = await create(host);
  const { status, body } = await ban(first);
  expect([status, body.data.status]).toEqual([200, "ended"]);
  expect((await me(host)).live_banned).toBe(true);
  expect((await host.get(`/live-streams/${second}`)).body.data.status).toBe("ended");
  const { live_banned_at } = await me(host);
  await market.time.advance(60);
  expect((await ban(first)).status).toBe(200);
  // Also by the stream that the ban ended.
  expect((await ban(second)).status).toBe(200);
  expect((await me(host)).live_banned_at).toBe(live_banned_at);
  expect(await timesTold(host)).toBe(1);
  await ops.put(`/admin/accounts/${host.id}/live-unban`, undefined, {
    "x-action-reason": "Salah orang",
  });
  await ban(first);
  expect(await timesTold(host)).toBe(2);
});

test("a ban concurrent with a new stream leaves the host banned and no stream live", async () => {
  for (let round = 0; round < 3; round++) {
    const host = await market.user();
    const first = await create(host);
    const device = { ...host, token: await market.token({ sub: host.id }) };
    const anew = async () => {
      await host.put(`/live-streams/${first}/end`);
      return device.post("/live-streams", { title: "Lagi" });
    };
    const [banned, second] = await Promise.all([ban(first), anew()]);
    expect(banned.status).toBe(200);
    expect([201, 403]).toContain(second.status);
    const { items } = await must(ops.get("/admin/live-streams?limit=100"));
    expect(items.filter(({ host_id }: { host_id: string }) => host_id === host.id)).toEqual([]);
    expect((await device.post("/live-streams", { title: "Lagi" })).status).toBe(403);
  }
});
