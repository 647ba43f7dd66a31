import { beforeAll, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import type { StaffClient } from "../../support/staff.ts";

const market = useMarket();
let staff: StaffClient;
let users: User[];
beforeAll(async () => {
  staff = await market.staffClient("ops_admin");
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
