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

test("users are found by account status, live ban and identity check", async () => {
  const { admin } = market.database;
  await admin`update public.profiles set account_status = 'banned' where id = ${users[0]!.id}`;
  await admin`update public.profiles set live_banned = true, live_banned_at = private.now() where id = ${
    users[1]!.id
  }`;
  for (const [at, status] of [[1, "rejected"], [1, "pending"], [2, "rejected"]] as const) {
    await admin`
      insert into private.ktp_submissions (user_id, status, photo_path, selfie_path, rejection_reason, decided_at, decided_by)
      values (${users[at]!.id}, ${status}, 'a', 'b', ${status === "rejected" ? "Buram" : null},
        ${status === "rejected" ? admin`private.now()` : null}, ${
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
