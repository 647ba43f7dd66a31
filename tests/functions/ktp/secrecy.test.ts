import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { ANON_KEY, useMarket } from "../../support/market.ts";
import { jpeg } from "../../support/images.ts";
import { ktpPaths, pendingKtp, submitKtp } from "../../support/ktp.ts";

const MiB = 1024 * 1024;

const market = useMarket();

test("knowing the path of a photo gives no access to it", async () => {
  const [owner, stranger] = [await market.user(), await market.user()];
  await pendingKtp(market, owner);
  const [path] = await ktpPaths(market, owner);
  const keys: Record<string, string>[] = [
    {},
    { apikey: ANON_KEY, authorization: `Bearer ${ANON_KEY}` },
    { apikey: ANON_KEY, authorization: `Bearer ${stranger.token}` },
    { apikey: ANON_KEY, authorization: `Bearer ${owner.token}` },
  ];
  const places = ["public/", "authenticated/", "", "info/", "sign/"]
    .map((kind) => `${market.url}/storage/v1/object/${kind}ktp/${path}`);
  for (const headers of keys) {
    for (const place of [...places, `${places[4]}?token=guessed`]) {
      const answer = await fetch(place, { headers });
      await answer.body?.cancel();
      expect([place, answer.status]).toEqual([place, expect.toSatisfy((is) => is >= 400)]);
    }
    const { storage } = createClient(market.url, ANON_KEY, { global: { headers } });
    expect((await storage.from("ktp").list(owner.id)).data ?? []).toEqual([]);
    expect((await storage.from("ktp").createSignedUrl(path!, 60)).data).toBeNull();
    expect((await storage.from("ktp").remove([path!])).data ?? []).toEqual([]);
    expect((await storage.from("ktp").upload(`${owner.id}/x.jpg`, jpeg())).error).not.toBeNull();
  }
  const prefix = `${market.url}/storage/v1/object/public/photos/`;
  for (const up of ["../ktp/", "%2e%2e/ktp/", "..%2fktp%2f"]) {
    const seen = await stranger.post("/ai/categorize", { photo_url: prefix + up + path });
    expect(seen.status).toBe(400);
  }
  expect(await ktpPaths(market, owner)).toHaveLength(2);
});

test("a storage outage is reported, and the log contains neither photos nor their paths", async () => {
  const person = await market.user();
  const takes = (bytes: number) =>
    market.sql`update storage.buckets set file_size_limit = ${bytes} where id = 'ktp'`;
  await takes(1);
  const { status, headers } = await submitKtp(market, person);
  await takes(5 * MiB);
  expect([status, headers.get("Retry-After")]).toEqual([503, "10"]);
  await pendingKtp(market, person);
  const log = market.log.map(({ event, fields }) => Deno.inspect({ event, fields }, { depth: 20 }));
  expect(log.join("\n")).toContain("ktp_submit");
  expect(log.join("\n")).not.toMatch(/ktp\/|ktp-3201|selfie|photo\.|JFIF|token=/);
});
