import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { jpeg } from "../../support/images.ts";
import { ktpPaths, ktpStatus, pendingKtp, submitKtp } from "../../support/ktp.ts";
import { must } from "../../support/life.ts";
import { withLimits } from "../../support/limits.ts";
import { useMarket } from "../../support/market.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

const decide = (id: string, decision: "approve" | "reject") =>
  must(market.as(ops).post(`/admin/ktp/${id}/${decision}`, { reason: "Foto KTP buram." }));

test("a user has one pending check, may submit again after a rejection, and not after an approval", async () => {
  const person = await market.user();
  const first = await pendingKtp(market, person);
  expect((await submitKtp(market, person)).status).toBe(409);
  await decide(first, "reject");
  expect((await market.as(person).get("/ktp/status")).body.data)
    .toMatchObject({ id: first, status: "rejected", rejection_reason: "Foto KTP buram." });
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
    const answers = await Promise.all(Array.from({ length: 10 }, () => submitKtp(market, person)));
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

test("the sixth check within an hour is rate limited", async () => {
  const person = await market.user();
  await withLimits(market, async () => {
    for (let round = 0; round < 5; round++) {
      await decide(await pendingKtp(market, person), "reject");
    }
    const { status, headers } = await submitKtp(market, person);
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3000);
  });
});
