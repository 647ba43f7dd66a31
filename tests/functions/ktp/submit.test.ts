/** Photos of an identity card come in whole and clean, lie where nobody can read them, and do not stay for ever. */
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANON_KEY } from "../../support/environment.ts";
import { append, comment, exif, jpeg, png, webp } from "../../support/images.ts";
import { ktpForm, ktpPaths, pendingKtp, submitKtp } from "../../support/ktp.ts";
import { must } from "../../support/life.ts";
import { withLimits } from "../../support/limits.ts";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import type { Person } from "../../support/people.ts";

const SECRET = "Jl. Rumah Ibu No. 3";
const MiB = 1024 * 1024;

let market: Market;
let ops: Person;
beforeAll(async () => {
  market = await openMarket();
  ops = await market.staff("ops_admin");
});
afterAll(() => market.close());

const standing = async (person: Person) =>
  (await market.as(person).get("/ktp/status")).body.data.status;
const decide = (id: string, decision: "approve" | "reject") =>
  must(market.as(ops).post(`/admin/ktp/${id}/${decision}`, { reason: "Foto KTP buram." }));

/** What lies in the bucket, as the service's own key reads it. */
async function stored(path: string) {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = market.environment;
  const { storage } = createClient(SUPABASE_URL!, SUPABASE_SERVICE_ROLE_KEY!);
  const { data } = await storage.from("ktp").download(path);
  return { type: data!.type, bytes: new Uint8Array(await data!.arrayBuffer()) };
}

test("both photos reach the private bucket, and the check stands as pending", async () => {
  const person = await market.person();
  expect((await market.as(person).get("/ktp/status")).body.data).toEqual({
    id: null,
    status: "none",
    rejection_reason: null,
    submitted_at: null,
    decided_at: null,
  });
  const { status, body, text } = await submitKtp(market, person, { photo: webp() });
  expect([status, body.data]).toMatchObject([201, { status: "pending", rejection_reason: null }]);
  expect((await market.as(person).get("/ktp/status")).body.data).toEqual(body.data);
  const folder = `${person.id}/${body.data.id}`;
  expect(await ktpPaths(market, person)).toEqual([`${folder}/photo.webp`, `${folder}/selfie.png`]);
  expect((await stored(`${folder}/photo.webp`)).type).toBe("image/webp");
  expect(text).not.toContain("photo");
});

test("where a photo was taken is gone before it is stored; which way up it is stays", async () => {
  const person = await market.person();
  const photo = jpeg({ extra: [exif(6, SECRET), comment(SECRET)] });
  const selfie = png({ extra: { tEXt: SECRET, eXIf: SECRET } });
  await must(submitKtp(market, person, { photo, selfie }));
  const [card, face] = await Promise.all((await ktpPaths(market, person)).map(stored));
  expect(new TextDecoder("latin1").decode(card!.bytes)).toContain("Exif");
  expect([...card!.bytes].sort()).toEqual([...jpeg({ extra: [exif(6, "")] })].sort());
  expect(face!.bytes).toEqual(png());
});

test("a file that is two things at once keeps only the picture", async () => {
  const person = await market.person();
  const photo = append(jpeg(), "<script>alert(1)</script>");
  const selfie = append(png(), "PK\u0003\u0004 an archive");
  await must(submitKtp(market, person, { photo, selfie }));
  const [card, face] = await Promise.all((await ktpPaths(market, person)).map(stored));
  expect([card!.bytes, face!.bytes]).toEqual([jpeg(), png()]);
});

test("what is no whole JPEG, PNG or WebP is refused by its content, whatever it is called", async () => {
  const person = await market.person();
  const wrong: (Uint8Array | string)[] = [
    "",
    "x",
    "GIF89a\u0001\u0000\u0001\u0000",
    "%PDF-1.7\n1 0 obj",
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    "<html><body>halo</body></html>",
    "PK\u0003\u0004",
    jpeg().slice(0, 40),
    png().slice(0, 50),
    webp().slice(0, 20),
    append(new TextEncoder().encode("%PDF-1.7\n"), jpeg()),
  ];
  for (const photo of wrong) {
    const { status, body } = await submitKtp(market, person, { photo });
    expect([status, body.error?.details[0].path]).toEqual([400, "body.photo"]);
  }
  expect((await submitKtp(market, person, { selfie: "x" })).body.error.details[0].path)
    .toBe("body.selfie");
  expect([await standing(person), await ktpPaths(market, person)]).toEqual(["none", []]);
});

test("five megabytes are taken, a byte more is too much, and so are thirteen before anything is read", async () => {
  const person = await market.person();
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

test("a form without both photos, with one twice, with text for a photo, or no form at all is refused", async () => {
  const client = market.as(await market.person());
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

test("one check at a time; after a rejection others may be sent, after an approval none", async () => {
  const person = await market.person();
  const first = await pendingKtp(market, person);
  expect((await submitKtp(market, person)).status).toBe(409);
  await decide(first, "reject");
  expect((await market.as(person).get("/ktp/status")).body.data)
    .toMatchObject({ id: first, status: "rejected", rejection_reason: "Foto KTP buram." });
  const second = await pendingKtp(market, person);
  expect(await standing(person)).toBe("pending");
  await decide(second, "approve");
  const third = await submitKtp(market, person);
  expect([third.status, third.body.error.message])
    .toEqual([409, "Your identity is verified already."]);
  expect(await standing(person)).toBe("approved");
});

test("a path that someone guessed or was told opens nothing", async () => {
  const [owner, stranger] = [await market.person(), await market.person()];
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
  const prefix = `${market.url}/storage/v1/object/public/listing-photos/`;
  for (const up of ["../ktp/", "%2e%2e/ktp/", "..%2fktp%2f"]) {
    const seen = await market.as(stranger).post("/ai/categorize", {
      photo_url: prefix + up + path,
    });
    expect(seen.status).toBe(400);
  }
  expect(await ktpPaths(market, owner)).toHaveLength(2);
});

test("ten submissions at once are one check, and what the others uploaded is cleared away", async () => {
  for (let round = 0; round < 3; round++) {
    const person = await market.person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submitKtp(market, person)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const { id } = answers.find(({ status }) => status === 201)!.body.data;
    await market.time.advance(16 * 60);
    expect(await ktpPaths(market, person)).toEqual(
      [`${person.id}/${id}/photo.jpg`, `${person.id}/${id}/selfie.png`],
    );
    expect(await standing(person)).toBe("pending");
  }
});

test("a submission whose process died is cleared away, can no longer be handed in, and holds nobody up", async () => {
  const person = await market.person();
  const door = market.services.db.as(person);
  const place = await door.call("ktp_submit_reserve", {
    photo_extension: "jpg",
    selfie_extension: "png",
  });
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = market.environment;
  const { storage } = createClient(SUPABASE_URL!, SUPABASE_SERVICE_ROLE_KEY!);
  await storage.from("ktp").upload(place.photo_path, jpeg(), { contentType: "image/jpeg" });
  expect(await standing(person)).toBe("none");
  await market.time.advance(16 * 60);
  expect(await ktpPaths(market, person)).toEqual([]);
  await expect(door.call("ktp_submit", { submission_id: place.id })).rejects.toThrow(/too long/);
  await pendingKtp(market, person);
});

test("nobody hands in what someone else uploaded", async () => {
  const [owner, thief] = [await market.person(), await market.person()];
  const { id } = await market.services.db.as(owner).call("ktp_submit_reserve", {
    photo_extension: "jpg",
    selfie_extension: "png",
  });
  await expect(market.services.db.as(thief).call("ktp_submit", { submission_id: id }))
    .rejects.toThrow(/too long/);
});

test("a storage that is down is said, and nothing of the photos or their place stands in the log", async () => {
  const person = await market.person();
  const takes = (bytes: number) =>
    market.database.admin`update storage.buckets set file_size_limit = ${bytes} where id = 'ktp'`;
  await takes(1);
  const { status, headers } = await submitKtp(market, person);
  await takes(5 * MiB);
  expect([status, headers.get("Retry-After")]).toEqual([503, "10"]);
  await pendingKtp(market, person);
  const log = market.log.map(({ event, fields }) => Deno.inspect({ event, fields }, { depth: 20 }));
  expect(log.join("\n")).toContain("ktp_submit");
  expect(log.join("\n")).not.toMatch(/ktp\/|ktp-3201|selfie|photo\.|JFIF|token=/);
});

test("the sixth check within an hour is asked to wait", async () => {
  const person = await market.person();
  await withLimits(market, async () => {
    for (let round = 0; round < 5; round++) {
      await decide(await pendingKtp(market, person), "reject");
    }
    const { status, headers } = await submitKtp(market, person);
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3000);
  });
});
