import { expect, test } from "vitest";
import { messageOf, must, setUp, tally, useMarket } from "../../support/market.ts";
import { exif, jpeg, png } from "../../support/images.ts";
import { ktpPaths, ktpStaff, pendingKtp, submitKtp } from "../../support/ktp.ts";
import { ktpErase } from "../../../functions/jobs/handlers/ktp_erase.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

const { view, approve, reject } = ktpStaff(market, ops);
const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

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

test("a submitted check is decided once", async () => {
  const id = await pendingKtp(market, await market.user());
  await must(reject(id));
  expect(await messageOf(approve(id))).toBe("409 This submission is already rejected.");
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

const DAY = 86_400;

test.each([30, 60, 1])(
  "photos are deleted thirty days after the decision, as the setting said then, and the decision stays (later: %i)",
  async (later) => {
    const person = await market.user();
    const id = await pendingKtp(market, person);
    if (later === 30) await market.time.advance(40 * DAY);
    await must(approve(id));
    await market.setting("ktp_retention_days", later);
    await market.time.advance(29 * DAY);
    expect(await ktpPaths(market, person)).toHaveLength(2);
    await market.time.advance(2 * DAY);
    expect(await ktpPaths(market, person)).toEqual([]);
    await market.setting("ktp_retention_days", 30);
    expect((await view(ops, id)).body.data)
      .toMatchObject({ status: "approved", photo_url: null, selfie_url: null });
    expect((await person.get("/ktp/status")).body.data.status).toBe("approved");
  },
);

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
