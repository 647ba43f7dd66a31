import { afterEach, expect, test } from "vitest";
import { atOnce, messageOf, must, RACING, setUp, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { createClient } from "@supabase/supabase-js";
import { exif, jpeg, png } from "../../support/images.ts";
import { ktpPaths, ktpStaff, ktpStatus, pendingKtp, submitKtp } from "../../support/ktp.ts";
import { tell } from "../../support/portal.ts";
import { ktpErase } from "../../../functions/jobs/handlers/ktp_erase.ts";

const market = useMarket({ ...RACING, FINANCE_DISBURSEMENT_ENABLED: "true" });
const ops = setUp(() => market.staff("ops_admin"));

const { view, approve, reject } = ktpStaff(market, ops);
const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
const DAY = 86_400;

test("pending checks are listed newest first with earlier rejections and without photos", async () => {
  const [first, second] = [await market.user(), await market.user()];
  await must(reject(await pendingKtp(market, first)));
  const ids = [await pendingKtp(market, first), await pendingKtp(market, second)];
  const { status, body, text } = await ops.get("/admin/ktp/pending?limit=2");
  expect([status, body.data.items]).toMatchObject([200, [
    { id: ids[1], user_id: second.id, username: second.username, rejected_before: 0 },
    { id: ids[0], user_id: first.id, rejected_before: 1 },
  ]]);
  expect(body.data.total).toBe(2);
  expect(text).not.toMatch(/photo|selfie|_path|storage/);
  for (const id of ids) await must(approve(id));
  expect((await ops.get("/admin/ktp/pending")).body.data.total).toBe(0);
});

test("a user has one pending check, may submit again after a rejection, and not after an approval", async () => {
  const person = await market.user();
  const first = await pendingKtp(market, person);
  expect((await submitKtp(market, person)).status).toBe(409);
  await must(reject(first));
  expect(await messageOf(approve(first))).toBe("409 This submission is already rejected.");
  expect((await person.get("/ktp/status")).body.data).toMatchObject({
    id: first,
    status: "rejected",
    rejection_reason: "Foto KTP buram.",
  });
  const second = await pendingKtp(market, person);
  expect(await ktpStatus(market, person)).toBe("pending");
  await must(approve(second));
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

const verify = async (person: User) => await must(approve(await pendingKtp(market, person)));
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
  await must(approve(id));
  expect(await shown(person, listing)).toEqual(new Set([true]));
  await revoke(person);
  expect(await shown(person, listing)).toEqual(new Set([false]));
  await verify(person);
  await must(person.delete("/auth/me"));
  const profile = await must((await market.user()).get(`/auth/users/${person.id}`));
  expect(profile.verified).toBe(false);
});

test("a rejected or pending check, and one tried out, verifies nobody", async () => {
  const person = await market.user();
  const id = await pendingKtp(market, person);
  await must(ops.post(`/admin/ktp/${id}/approve?dry_run=true`));
  await must(reject(id));
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
  await must(approve(id));
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
  await verify(host);
  expect((await start()).status).toBe(200);
});

test.each(["approval", "end"])(
  "the %s of a verification and a withdrawal at once: paid out only while verified",
  async (event) => {
    await need("withdrawals", 1);
    for (let round = 0; round < 3; round++) {
      const person = await market.wealthy();
      const id = await pendingKtp(market, person);
      if (event === "end") await must(approve(id));
      const [answer] = await Promise.all([
        person.requestWithdrawal(100_000),
        event === "end" ? revoke(person) : must(approve(id)),
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
        approve(id),
        person.delete("/auth/me"),
      ]);
      expect(answers[0].status).toBeOneOf([200, 404]);
      expect(answers[1].status).toBe(200);
      const profile = await must(ops.get(`/auth/users/${person.id}`));
      expect(profile.verified).toBe(false);
    }
  },
);

test("staff get signed URLs of both photos for five minutes, and each view is audited", async () => {
  const person = await market.user();
  const photo = jpeg({ extra: [exif(1, "Jl. Rumah Ibu")] });
  const { id } = await must(submitKtp(market, person, { photo }));
  const { data } = (await view(ops, id)).body;
  expect(data).toMatchObject({ user_id: person.id, status: "pending", urls_expire_in_s: 300 });
  expect(await bytesAt(data.photo_url)).toEqual(jpeg());
  expect(await bytesAt(data.selfie_url)).toEqual(png());
  const token = new URL(data.photo_url).searchParams.get("token")!;
  const { exp, iat } = JSON.parse(atob(token.split(".")[1]!));
  expect(exp - iat).toBe(300);
  const elsewhere = data.photo_url.replace("/photo.jpg", "/selfie.png");
  expect(await fetch(elsewhere).then(async (answer) => (await answer.text(), answer.ok)))
    .toBe(false);
  const superadmin = await market.staff("superadmin");
  await must(view(superadmin, id));
  expect(await market.audit(id)).toMatchObject([
    { action: "admin_ktp_view", actor_id: superadmin.id, role: "superadmin" },
    { action: "admin_ktp_view", actor_id: ops.id, role: "ops_admin" },
  ]);
});

test("a decision notifies the user with the reason, in the app and by e-mail", async () => {
  const [lucky, unlucky] = [await market.user(), await market.user()];
  await must(approve(await pendingKtp(market, lucky)));
  const id = await pendingKtp(market, unlucky);
  await must(reject(id, ops, "Wajah tertutup."));
  expect((await lucky.inbox()).items).toMatchObject([{
    category: "account",
    title: "KTP terverifikasi",
  }]);
  expect((await unlucky.inbox()).items[0].body).toContain("Wajah tertutup.");
  await market.runDue();
  expect(await lucky.mailbox()).toHaveLength(1);
  expect((await unlucky.mailbox())[0]!.text).toContain("Wajah tertutup.");
  expect(await market.audit(id)).toMatchObject([{
    action: "admin_ktp_reject",
    reason: "Wajah tertutup.",
    before: { status: "pending" },
    after: { status: "rejected", user_id: unlucky.id },
  }]);
});

test("of a concurrent approval and rejection, one succeeds and sends one notification", async () => {
  for (let round = 0; round < 3; round++) {
    const person = await market.user();
    const id = await pendingKtp(market, person);
    const answers = await Promise.all([approve(id), reject(id), approve(id)]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
    const { status } = answers.find((answer) => answer.status === 200)!.body.data;
    expect((await person.get("/ktp/status")).body.data.status).toBe(status);
    expect((await person.inbox()).items).toHaveLength(1);
  }
});

test("photos are deleted thirty days after the decision, as the setting said then, and the decision stays", async () => {
  const person = await market.user();
  const id = await pendingKtp(market, person);
  await market.time.advance(40 * DAY);
  await must(approve(id));
  await market.setting("ktp_retention_days", 1);
  await market.time.advance(29 * DAY);
  expect(await ktpPaths(market, person)).toHaveLength(2);
  await market.setting("ktp_retention_days", 60);
  await market.time.advance(2 * DAY);
  expect(await ktpPaths(market, person)).toEqual([]);
  await market.setting("ktp_retention_days", 30);
  expect((await view(ops, id)).body.data)
    .toMatchObject({ status: "approved", photo_url: null, selfie_url: null });
  expect((await person.get("/ktp/status")).body.data.status).toBe("approved");
});

test("a storage outage delays the deletion, and no log contains the paths", async () => {
  const person = await market.user();
  const id = await pendingKtp(market, person);
  await must(reject(id));
  await market.sql`
    update private.ktp_submissions set erase_at = private.now() where id = ${id}`;
  const storage = { remove: (_: string, [path]: string[]) => Promise.reject(new Error(path)) };
  const deps = { db: market.services.db, storage } as unknown as Parameters<typeof ktpErase>[0];
  const failed = await ktpErase(deps, { submission_id: id }).catch((error) => error);
  expect([failed.message, failed.cause])
    .toEqual(["The photos of an identity check could not be deleted yet.", undefined]);
  expect(await ktpPaths(market, person)).toHaveLength(2);
  await market.time.advance(31 * DAY);
  expect(await ktpPaths(market, person)).toEqual([]);
});

test("deleting an account deletes the identity photos, decided or not", async () => {
  for (const decide of [undefined, approve, reject]) {
    const person = await market.user();
    const id = await pendingKtp(market, person);
    if (decide) await must(decide(id));
    await must(person.delete("/auth/me"));
    if (decide) {
      const { data } = (await view(ops, id)).body;
      expect(data, "before the job too").toMatchObject({ photo_url: null, selfie_url: null });
    }
    await market.runDue();
    expect(await ktpPaths(market, person)).toEqual([]);
    expect((await approve(id)).status).toBe(decide ? 409 : 404);
  }
});

test("deleting an account during a submission leaves no photo", async () => {
  for (let round = 0; round < 3; round++) {
    const person = await market.user();
    const [submitted, left] = await Promise.all([
      submitKtp(market, person),
      person.delete("/auth/me"),
    ]);
    expect(left.status).toBe(200);
    expect([201, 401]).toContain(submitted.status);
    await market.time.advance(16 * 60);
    expect(await ktpPaths(market, person)).toEqual([]);
  }
});
