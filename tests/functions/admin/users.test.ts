import { beforeAll, expect, test } from "vitest";
import { atOnce, must, RACING, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket(RACING);

const staff = setUp(() => market.staffClient("ops_admin"));
let users: User[];
beforeAll(async () => {
  users = [await market.user(), await market.user(), await market.user()];
  const names = ["Sari 100%_Dewi", "Budi Santoso", "Rani"];
  for (const [at, person] of users.entries()) {
    await person.patch("/auth/me", { full_name: names[at], phone: `0812000000${at}` });
  }
});

const found = async (query: string): Promise<number[]> =>
  (await staff.get(`/admin/users?${query}`)).body.data.items.map(({ id }: User) =>
    users.findIndex((person) => person.id === id)
  ).filter((at: number) => at >= 0);

test("users are found by part of the username or name, in any case, with wildcards taken literally", async () => {
  expect(await found("")).toEqual([2, 1, 0]);
  expect(await found("q=SANTO")).toEqual([1]);
  expect(await found(`q=${users[2]!.username}`)).toEqual([2]);
  expect(await found(`q=${encodeURIComponent("0%_D")}`)).toEqual([0]);
  expect(await found(`q=${encodeURIComponent("%_%")}`)).toEqual([]);
  expect((await staff.get("/admin/users?q=sa")).status).toBe(400);
});

test("users are found by phone in any notation, and by id", async () => {
  expect(await found(`phone=${encodeURIComponent("+62 812-0000-001")}`)).toEqual([1]);
  expect(await found("phone=08120000001")).toEqual([1]);
  expect(await found("phone=112")).toEqual([]);
  expect(await found(`user_id=${users[0]!.id}`)).toEqual([0]);
});

test("a search by a phone number of more than 100 people answers its first page alone", async () => {
  const made = await market.sql`
    with accounts as (
      insert into auth.users (id, email)
      select id, id || '@shared.example' from (
        select gen_random_uuid() as id from generate_series(1, 101)) as ids
      returning id
    )
    insert into public.profiles (id, username, phone)
    select id, 'shared_' || left(md5(id::text), 12), '+6281211110000' from accounts
    returning id`;
  const { data } = (await staff.get("/admin/users?phone=081211110000")).body;
  expect(data).toMatchObject({ total: 101, next_cursor: null });
  expect(data.items).toHaveLength(100);
  await market.sql`delete from public.profiles where id in ${market.sql(made.map(({ id }) => id))}`;
});

test("users are found by account status, live ban and identity check", async () => {
  await market.sql`update public.profiles set account_status = 'banned' where id = ${users[0]!.id}`;
  await market.sql`
    update public.profiles set live_banned = true, live_banned_at = private.now() where id = ${
    users[1]!.id
  }`;
  for (const [at, status] of [[1, "rejected"], [1, "pending"], [2, "rejected"]] as const) {
    await market.sql`
      insert into private.ktp_submissions (user_id, status, photo_path, selfie_path, rejection_reason, decided_at, decided_by)
      values (${users[at]!.id}, ${status}, 'a', 'b', ${status === "rejected" ? "Buram" : null},
        ${status === "rejected" ? market.sql`private.now()` : null}, ${
      status === "rejected" ? users[0]!.id : null
    })`;
  }
  expect(await found("status=banned")).toEqual([0]);
  expect(await found("live_banned=true")).toEqual([1]);
  expect(await found("ktp=pending")).toEqual([1]);
  expect(await found("ktp=rejected")).toEqual([2]);
  expect(await found("ktp=none")).toEqual([0]);
  expect(await found("status=active&live_banned=false")).toEqual([2]);
  const [line] = (await staff.get(`/admin/users?user_id=${users[1]!.id}`)).body.data.items;
  expect(line).toMatchObject({
    username: users[1]!.username,
    phone: "+62•••01",
    email: "p•••@•••",
    account_status: "active",
    live_banned: true,
    ktp_status: "pending",
    roles: [],
    deleted_at: null,
  });
});

test("users are found by their complete e-mail address in any case, which is an opening of personal data", async () => {
  const email = `${users[1]!.username}@Example.com`;
  await market.database.admin`
    insert into private.contacts (user_id, email, token_issued_at)
    values (${users[1]!.id}, ${email}, now())
    on conflict (user_id) do update set email = excluded.email`;
  expect(await found(`email=${encodeURIComponent(email.toUpperCase())}`)).toEqual([1]);
  expect(await found(`email=${encodeURIComponent("nobody@example.com")}`)).toEqual([]);
  expect(await found(`phone=08120000001&email=${encodeURIComponent(email)}`)).toEqual([1]);
  const lines = await market.sql`
    select target_id, after from private.audit_log
    where kind = 'read' and after -> 'read' ? 'owner_of_email' order by id`;
  expect(lines).toMatchObject([
    { target_id: users[1]!.id, after: { user_ids: [users[1]!.id] } },
    { target_id: "search", after: { user_ids: [] } },
    { target_id: users[1]!.id, after: { read: ["owner_of_email", "owner_of_phone"] } },
  ]);
});

test("a user's page has trades, wallet and identity checks, by id or username, and opens nothing", async () => {
  const sale = await market.completedSale();
  const opened = async () =>
    (await market.sql`select from private.audit_log where kind = 'read'`).length;
  const before = await opened();
  const [byId, byName] = await Promise.all(
    [sale.seller.id, sale.seller.username.toUpperCase()].map(async (key) =>
      (await staff.get(`/admin/users/${key}`)).body.data
    ),
  );
  expect(byId).toEqual(byName);
  expect(byId).toMatchObject({
    username: sale.seller.username,
    sold_count: 1,
    dispute_count: 0,
    wallet: { available: 150_000, held: 0, in_escrow: 0 },
    identity_checks: [],
  });
  expect(byId.email).toBe("p•••@•••");
  expect(await opened()).toBe(before);
  expect((await staff.get("/admin/users/nobody.of.this.name")).status).toBe(404);
});

test("filters of lists take a username in place of an id, and an unknown one finds nothing", async () => {
  const sale = await market.disputedSale();
  const { seller, buyer } = sale;
  const ids = async (path: string) =>
    (await staff.get(path)).body.data.items.map(({ order_id, id }: Record<string, string>) =>
      order_id ?? id
    );
  for (const person of [seller, buyer]) {
    expect(await ids(`/admin/orders?user_id=${person.username}`)).toEqual([sale.order.id]);
    expect(await ids(`/admin/disputes?user_id=${person.username}`)).toEqual([sale.order.id]);
  }
  expect(await ids(`/admin/orders?seller_id=${buyer.username}`)).toEqual([]);
  expect(await ids("/admin/orders?user_id=nobody.of.this.name")).toEqual([]);
  expect(await ids("/admin/disputes?user_id=nobody.of.this.name")).toEqual([]);
});

const ops = setUp(() => market.staff("ops_admin"));

const WHY = { "x-action-reason": "Menjual barang palsu" };

const set = (
  { id }: User,
  account_status: string,
  headers: Record<string, string> = WHY,
  query = "",
) => ops.put(`/admin/accounts/${id}${query}`, { account_status }, headers);

const noticesOf = async ({ id }: User) =>
  (await market.sql`
    select kind, data ->> 'reason' as reason from public.notifications
    where user_id = ${id} and category = 'account' order by created_at`).map((row) => ({ ...row }));

const casesOf = ({ id }: User) =>
  market.sql`
    select order_id, details from private.staff_cases join public.orders on orders.id = order_id
    where kind = 'banned_party' and details ->> 'user_id' = ${id} order by orders.created_at`;

/** The total of browse, and whether it contains the listing. */
async function inShop(listing: string): Promise<[boolean, number]> {
  const { body } = await ops.get("/listings?limit=100");
  const ids: string[] = body.listings.map(({ id }: { id: string }) => id);
  expect(body.total).toBe(ids.length);
  return [ids.includes(listing), body.total];
}

test("a suspension hides the listings and updates the total at once, and a reinstatement undoes it", async () => {
  const seller = await market.user();
  const [listing] = [await seller.list(), await seller.list()];
  const [, before] = await inShop(listing);
  const answer = await set(seller, "suspended");
  expect([answer.status, answer.body.data]).toEqual([200, {
    id: seller.id,
    username: seller.username,
    account_status: "suspended",
    payouts_blocked_until: null,
    open_orders: [],
  }]);
  expect(await inShop(listing)).toEqual([false, before - 2]);
  expect((await seller.get("/auth/me")).body.data.account_status).toBe("suspended");

  await must(set(seller, "active"));
  expect(await inShop(listing)).toEqual([true, before]);
  expect(await noticesOf(seller)).toEqual([
    { kind: "account.suspended", reason: WHY["x-action-reason"] },
    { kind: "account.reinstated", reason: WHY["x-action-reason"] },
  ]);
});

test("a suspension leaves payment and steps of open orders and their payout allowed", async () => {
  const sale = await market.openSale();
  await must(set(sale.seller, "banned"));
  await must(set(sale.buyer, "suspended"));
  await sale.pay();
  await must(sale.step("seller", "ship", { tracking_number: "JNE0000042" }));
  await must(sale.step("buyer", "confirm"));
  expect(await sale.seller.wallet()).toBe(150_000);
  const other = await market.shippedSale();
  await must(set(other.buyer, "banned"));
  await must(other.step("buyer", "dispute", { reason: "Rusak" }));
  await market.proveMoney();
});

test("a ban opens one case per open order on either side, and none for finished orders", async () => {
  const sold = await market.paidSale();
  const done = await market.completedSale();
  const bought = await sold.seller.post(
    "/orders",
    await sold.seller.orderBody(await done.seller.list()),
  );
  const answer = await set(sold.seller, "banned");
  expect(answer.body.data.open_orders).toEqual([sold.order.id, bought.body.data.id]);
  expect(await casesOf(sold.seller)).toMatchObject([
    { order_id: sold.order.id, details: { party: "seller", status: "READY_TO_SHIP" } },
    { order_id: bought.body.data.id, details: { party: "buyer", status: "AWAITING_PAYMENT" } },
  ]);
  await must(set(done.seller, "suspended"));
  expect(await casesOf(done.seller)).toEqual([]);
  // After a reinstatement a second ban opens new ones.
  for (const status of ["active", "banned"]) {
    await must(market.approved(() => set(sold.seller, status)));
  }
  expect(await casesOf(sold.seller)).toHaveLength(4);
});

test("the audit log has the reason and the previous status; setting the current status again adds nothing", async () => {
  const person = await market.user();
  await must(set(person, "suspended"));
  await must(set(person, "suspended"));
  expect(await market.audit(person.id)).toMatchObject([{
    action: "admin_accounts",
    reason: WHY["x-action-reason"],
    before: { account_status: "active" },
    after: { account_status: "suspended" },
  }]);
  expect(await noticesOf(person)).toHaveLength(1);
});

test("staff cannot suspend other staff; a superadmin can, with another role too", async () => {
  const colleague = await market.staff("administrator");
  expect((await set(colleague, "suspended")).status).toBe(403);
  const root = await market.staff("superadmin");
  await market.appoint(root, "ops_admin");
  const path = `/admin/accounts/${colleague.id}`;
  const body = { account_status: "suspended" };
  expect((await root.put(path, body, WHY)).status).toBe(200);
  expect(await market.audit(colleague.id)).toMatchObject([{ role: "superadmin" }]);
});

test("a ban ends the stream on air, with the account's other changes", async () => {
  const host = await market.user();
  const { id } = await must(host.post("/live-streams", { title: "Obral" }));
  await must(set(host, "banned", WHY, "?dry_run=true"));
  expect((await must(ops.get(`/live-streams/${id}`))).status).toBe("live");
  await must(set(host, "banned"));
  expect(await must(ops.get(`/live-streams/${id}`))).toMatchObject({ status: "ended", viewers: 0 });
  const { items } = await must(ops.get(`/admin/audit?target_id=${host.id}`));
  expect(items[0]).toMatchObject({ after: { account_status: "banned", ended_stream_id: id } });
});

test("a suspension during an order: either the order came first and stays, or there is none", async () => {
  for (let round = 0; round < 3; round++) {
    const buyer = await market.user();
    const listing = await (await market.user()).list();
    const body = await buyer.orderBody(listing);
    const [ordered, suspended] = await Promise.all([
      buyer.post("/orders", body),
      set(buyer, "suspended"),
    ]);
    expect(suspended.status).toBe(200);
    const { body: { data } } = await buyer.get("/orders/my");
    expect([ordered.status, data.total_as_buyer]).toEqual(
      ordered.status === 201 ? [201, 1] : [403, 0],
    );
  }
});

test("a suspension of a seller during ten purchases leaves one order or none, and nothing stuck", async () => {
  const seller = await market.user();
  const listings = await atOnce(10, () => seller.list());
  const requests = await Promise.all(listings.map(async (listing) => {
    const buyer = await market.user();
    return { buyer, body: await buyer.orderBody(listing) };
  }));
  const [answer, ...orders] = await Promise.all([
    set(seller, "suspended"),
    ...requests.map(({ buyer, body }) => buyer.post("/orders", body)),
  ]);
  expect(answer!.status).toBe(200);
  for (const { status } of orders) expect([201, 409]).toContain(status);
  const [books] = await market.sql`
    select (select sum(visible)::integer from public.listing_counts) as counted,
      (count(*) filter (where is_visible))::integer as visible,
      (count(*) filter (where is_visible and seller_id = ${seller.id}))::integer as theirs
    from public.listings`;
  expect(books).toMatchObject({ counted: books!["visible"], theirs: 0 });
});

test("a ban during the start of a stream leaves no stream on air", async () => {
  for (let round = 0; round < 3; round++) {
    const host = await market.user();
    const [, banned] = await Promise.all([
      host.post("/live-streams", { title: "Obral" }),
      set(host, "banned"),
    ]);
    expect(banned.status).toBe(200);
    const running = await market.sql`
      select from public.live_streams where seller_id = ${host.id} and status <> 'ended'`;
    expect(running).toHaveLength(0);
  }
});
