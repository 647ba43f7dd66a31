import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { ANON_KEY, must, useMarket } from "../../support/market.ts";
import { append, comment, exif, jpeg, png, webp } from "../../support/images.ts";
import { ktpForm, ktpPaths, ktpStatus, pendingKtp, submitKtp } from "../../support/ktp.ts";

const SECRET = "Jl. Rumah Ibu No. 3";
const MiB = 1024 * 1024;

const market = useMarket();

/** Files in the bucket, read with the service key. */
async function stored(path: string) {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = market.environment;
  const { storage } = createClient(SUPABASE_URL!, SUPABASE_SERVICE_ROLE_KEY!);
  const { data } = await storage.from("ktp").download(path);
  return { type: data!.type, bytes: new Uint8Array(await data!.arrayBuffer()) };
}

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

test("both photos are stored in the private bucket, and the check is pending", async () => {
  const person = await market.user();
  expect((await person.get("/ktp/status")).body.data).toEqual({
    id: null,
    status: "none",
    rejection_reason: null,
    submitted_at: null,
    decided_at: null,
  });
  const { status, body, text } = await submitKtp(market, person, { photo: webp() });
  expect([status, body.data]).toMatchObject([201, { status: "pending", rejection_reason: null }]);
  expect((await person.get("/ktp/status")).body.data).toEqual(body.data);
  const folder = `${person.id}/${body.data.id}`;
  expect(await ktpPaths(market, person)).toEqual([`${folder}/photo.webp`, `${folder}/selfie.png`]);
  expect((await stored(`${folder}/photo.webp`)).type).toBe("image/webp");
  expect(text).not.toContain("photo");
});

test("the location of a photo is removed before it is stored, and its orientation is kept", async () => {
  const person = await market.user();
  const photo = jpeg({ extra: [exif(6, SECRET), comment(SECRET)] });
  const selfie = png({ extra: { tEXt: SECRET, eXIf: SECRET } });
  await must(submitKtp(market, person, { photo, selfie }));
  const [card, face] = await Promise.all((await ktpPaths(market, person)).map(stored));
  expect(new TextDecoder("latin1").decode(card!.bytes)).toContain("Exif");
  expect([...card!.bytes].sort()).toEqual([...jpeg({ extra: [exif(6, "")] })].sort());
  expect(face!.bytes).toEqual(png());
});

test("content that is not a complete JPEG, PNG or WebP is rejected, whatever its declared type", async () => {
  const person = await market.user();
  const wrong: (Uint8Array | string)[] = [
    "x",
    "<html><body>halo</body></html>",
    jpeg().slice(0, 40),
    append(new TextEncoder().encode("%PDF-1.7\n"), jpeg()),
  ];
  for (const photo of wrong) {
    const { status, body } = await submitKtp(market, person, { photo });
    expect([status, body.error?.details[0].path]).toEqual([400, "body.photo"]);
  }
  expect((await submitKtp(market, person, { selfie: "x" })).body.error.details[0].path)
    .toBe("body.selfie");
  expect([await ktpStatus(market, person), await ktpPaths(market, person)]).toEqual(["none", []]);
});

test("5 MiB are accepted, one byte more is rejected, and 13 MiB are rejected before the body is read", async () => {
  const person = await market.user();
  const size = (bytes: number) => {
    const photo = new Uint8Array(bytes);
    photo.set(jpeg());
    return photo;
  };
  expect((await submitKtp(market, person, { photo: size(5 * MiB + 1) })).status).toBe(413);
  expect((await submitKtp(market, person, { photo: size(13 * MiB) })).status).toBe(413);
  const half = size(6.5 * MiB);
  expect((await submitKtp(market, person, { photo: half, selfie: half })).status).toBe(413);
  const whole = size(5 * MiB);
  expect((await submitKtp(market, person, { photo: whole, selfie: whole })).status).toBe(201);
});

test("a form without both photos, with one twice, with text for a photo, or no form at all is rejected", async () => {
  const client = await market.user();
  const form = (change: (form: FormData) => void) => {
    const changed = ktpForm();
    change(changed);
    return changed;
  };
  const twice = ktpForm().get("photo")!;
  for (
    const body of [
      form((fields) => fields.delete("selfie")),
      form((fields) => fields.append("photo", twice)),
      form((fields) => fields.set("photo", "https://example.com/ktp.jpg")),
      new FormData(),
      { photo: "x", selfie: "y" },
      undefined,
    ]
  ) {
    expect((await client.post("/ktp/submit", body)).status).toBe(400);
  }
  const type = { "content-type": "multipart/form-data; boundary=x" };
  for (const broken of ["", "--x", "--x\r\n\r\nnothing", "--y--"]) {
    expect((await client.post("/ktp/submit", broken, type)).status).toBe(400);
  }
});
