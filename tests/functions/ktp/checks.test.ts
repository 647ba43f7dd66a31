import { afterEach, expect, test } from "vitest";
import { atOnce, must, RACING, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { createClient } from "@supabase/supabase-js";
import { jpeg } from "../../support/images.ts";
import { ktpPaths, ktpStaff, ktpStatus, pendingKtp, submitKtp } from "../../support/ktp.ts";
import { tell } from "../../support/portal.ts";

const market = useMarket({ ...RACING, FINANCE_DISBURSEMENT_ENABLED: "true" });
const ops = setUp(() => market.staff("ops_admin"));

const decide = (id: string, decision: "approve" | "reject") =>
  must(ops.post(`/admin/ktp/${id}/${decision}`, { reason: "Foto KTP buram." }));

test("a user has one pending check, may submit again after a rejection, and not after an approval", async () => {
  const person = await market.user();
  const first = await pendingKtp(market, person);
  expect((await submitKtp(market, person)).status).toBe(409);
  await decide(first, "reject");
  expect((await person.get("/ktp/status")).body.data).toMatchObject({
    id: first,
    status: "rejected",
    rejection_reason: "Foto KTP buram.",
  });
  const second = await pendingKtp(market, person);
  expect(await ktpStatus(market, person)).toBe("pending");
  await decide(second, "approve");
  const third = await submitKtp(market, person);
  expect([third.status, third.body.error.message])
    .toEqual([409, "Your identity is already verified."]);
  expect(await ktpStatus(market, person)).toBe("approved");
});

test("ten concurrent submissions are one check, and the other uploads are erased", async () => {
  for (let round = 0; round < 3; round++) {
    const person = await market.user();
    const answers = await atOnce(10, () => submitKtp(market, person));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const { id } = answers.find(({ status }) => status === 201)!.body.data;
    await market.time.advance(16 * 60);
    expect(await ktpPaths(market, person)).toEqual(
      [`${person.id}/${id}/photo.jpg`, `${person.id}/${id}/selfie.png`],
    );
    expect(await ktpStatus(market, person)).toBe("pending");
  }
});

test("an interrupted submission is erased, cannot be completed, and does not block a new one", async () => {
  const person = await market.user();
  const client = market.services.db.user(person);
  const place = await client.call("internal.begin_ktp_submission", {
    photo_extension: "jpg",
    selfie_extension: "png",
  });
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = market.environment;
  const { storage } = createClient(SUPABASE_URL!, SUPABASE_SERVICE_ROLE_KEY!);
  await storage.from("ktp").upload(place.photo_path, jpeg(), { contentType: "image/jpeg" });
  expect(await ktpStatus(market, person)).toBe("none");
  await market.time.advance(16 * 60);
  expect(await ktpPaths(market, person)).toEqual([]);
  await expect(client.call("api.ktp_submit", { submission_id: place.id })).rejects.toThrow(
    /too long/,
  );
  await pendingKtp(market, person);
});

test("a user cannot submit the upload of another user", async () => {
  const [owner, thief] = [await market.user(), await market.user()];
  const { id } = await market.services.db.user(owner).call("internal.begin_ktp_submission", {
    photo_extension: "jpg",
    selfie_extension: "png",
  });
  await expect(market.services.db.user(thief).call("api.ktp_submit", { submission_id: id }))
    .rejects.toThrow(/too long/);
});

const need = (what: "withdrawals" | "live", on: 0 | 1) =>
  market.setting(`${what}_need${what === "live" ? "s" : ""}_ktp`, on);
afterEach(async () => {
  await need("withdrawals", 0);
  await need("live", 0);
});

const approve = async (person: User) =>
  await must(ktpStaff(market, ops).approve(await pendingKtp(market, person)));
/** Nothing in the API takes an approval back; whatever does shows at once. */
const revoke = (person: User) =>
  market.sql`
    update private.ktp_submissions set status = 'abandoned', decided_at = null, decided_by = null
    where user_id = ${person.id} and status = 'approved'`;

/** `verified` on the profile, to others, and on each list's record of this listing. */
async function shown(person: User, listing: string): Promise<Set<boolean>> {
  const reader = await market.user();
  const lists = [
    "/listings",
    "/listings/boosted",
    `/listings/user/${person.id}`,
    "/search?q=batik",
  ];
  const seen = [
    (await must(person.get("/auth/me"))).verified,
    (await must(reader.get(`/auth/users/${person.id}`))).verified,
    (await must(reader.get(`/listings/${listing}`))).seller.verified,
  ];
  for (const path of lists) {
    const { body } = await reader.get(path);
    const found = (body.data ?? body).listings.find(({ id }: { id: string }) => id === listing);
    seen.push(found.seller.verified);
  }
  return new Set(seen);
}

test("an approval shows on the profile and on every listing at once, and so does its end", async () => {
  const person = await market.user();
  const listing = await person.list();
  const id = await pendingKtp(market, person);
  expect(await shown(person, listing)).toEqual(new Set([false]));
  await must(ktpStaff(market, ops).approve(id));
  expect(await shown(person, listing)).toEqual(new Set([true]));
  await revoke(person);
  expect(await shown(person, listing)).toEqual(new Set([false]));
  await approve(person);
  await must(person.delete("/auth/me"));
  const profile = await must((await market.user()).get(`/auth/users/${person.id}`));
  expect(profile.verified).toBe(false);
});

test("a rejected or pending check, and one tried out, verifies nobody", async () => {
  const person = await market.user();
  const id = await pendingKtp(market, person);
  await must(ops.post(`/admin/ktp/${id}/approve?dry_run=true`));
  await must(ktpStaff(market, ops).reject(id));
  expect((await must(person.get("/auth/me"))).verified).toBe(false);
});

test("while withdrawals need an identity card, a 403 says what to do and nothing is held", async () => {
  const person = await market.wealthy();
  const before = await person.withdraw(20_000);
  await need("withdrawals", 1);
  const rejected = await person.requestWithdrawal(50_000);
  expect([rejected.status, rejected.body.error.code]).toEqual([403, "FORBIDDEN"]);
  expect(rejected.body.error.message).toContain("POST /ktp/submit");
  expect(await person.reread(before)).toMatchObject({ status: "LINK_CREATED" });
  await must(person.post(`/wallet/withdrawals/${before.id}/cancel`));
  const id = await pendingKtp(market, person);
  expect((await person.requestWithdrawal()).body.error.message).toContain("is being reviewed");
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  await must(ktpStaff(market, ops).approve(id));
  expect((await person.requestWithdrawal()).status).toBe(201);
  await market.proveMoney();
});

test("a disbursement of the portal needs it too: staff get a case", async () => {
  const person = await market.wealthy();
  await need("withdrawals", 1);
  const data = { seller_id: person.id, amount: 60_000 };
  await tell(market, "/internal/events", { id: "one", type: "disbursement.approved", data });
  await market.services.db.service.call("api.finance_inbox_run", {
    terms: { fee: 2_500, minimum: 10_000, provider: "xendit_invoices" },
  });
  const cases = await market.sql`
    select details ->> 'outcome' as outcome from private.staff_cases
    where kind = 'disbursement_rejected'`;
  expect(cases).toEqual([{ outcome: "withdrawal_rejected:identity_not_verified" }]);
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
});

test("while going live needs an identity card, neither a new nor an announced stream starts", async () => {
  const host = await market.user();
  const stream = { title: "Drop Sabtu" };
  const scheduled_at = new Date(market.time.now().getTime() + 3_600_000).toISOString();
  const announced = await must(host.post("/live-streams", { ...stream, scheduled_at }));
  await need("live", 1);
  const start = () => host.put(`/live-streams/${announced.id}/start`);
  const rejected = await start();
  expect([rejected.status, rejected.body.error.code]).toEqual([403, "FORBIDDEN"]);
  expect(rejected.body.error.message).toContain("POST /ktp/submit");
  const other = await market.user();
  expect((await other.post("/live-streams", stream)).status).toBe(403);
  await approve(host);
  expect((await start()).status).toBe(200);
});

test.each(["approval", "end"])(
  "the %s of a verification and a withdrawal at once: paid out only while verified",
  async (event) => {
    await need("withdrawals", 1);
    for (let round = 0; round < 3; round++) {
      const person = await market.wealthy();
      const id = await pendingKtp(market, person);
      if (event === "end") await must(ktpStaff(market, ops).approve(id));
      const [answer] = await Promise.all([
        person.requestWithdrawal(100_000),
        event === "end" ? revoke(person) : must(ktpStaff(market, ops).approve(id)),
      ]);
      const held = answer.status === 201 ? 100_000 : 0;
      expect(answer.status).toBeOneOf([201, 403]);
      expect(await person.balance()).toMatchObject({ available: 100_000 - held, held });
      const next = event === "end" ? 403 : held > 0 ? 409 : 201;
      expect((await person.requestWithdrawal(100_000)).status).toBe(next);
    }
    await market.proveMoney();
  },
);

test(
  "staff decide while the account is deleted: one of the two, and no deadlock",
  async () => {
    for (let round = 0; round < 3; round++) {
      const person = await market.user();
      const id = await pendingKtp(market, person);
      const answers = await Promise.all([
        ktpStaff(market, ops).approve(id),
        person.delete("/auth/me"),
      ]);
      expect(answers[0].status).toBeOneOf([200, 404]);
      expect(answers[1].status).toBe(200);
      const profile = await must(ops.get(`/auth/users/${person.id}`));
      expect(profile.verified).toBe(false);
    }
  },
);
