import { expect, test } from "vitest";
import { asked } from "../../shared/locale.ts";
import type { Answer } from "../support/client.ts";
import { useMarket } from "../support/market.ts";

const market = useMarket();
const IN = { id: { "accept-language": "id-ID,id;q=0.9" }, en: { "accept-language": "en" } };
const NONE = { "accept-language": "" };
const NOWHERE = "/orders/00000000-0000-4000-8000-000000000000";

const said = ({ headers, body }: Answer) => [headers.get("content-language"), body.error.message];

test.each([
  ["", undefined],
  ["*", undefined],
  ["fr-FR, de;q=0.5", undefined],
  ["id", "id"],
  ["in-ID", "id"],
  ["en-US,en;q=0.9,id;q=0.8", "en"],
  ["fr, id;q=0.4, en;q=0.3", "id"],
  ["en;q=0, id;q=0.1", "id"],
  ["EN-gb ; q=0.5, ID", "id"],
])("Accept-Language %j asks for %s", (header, locale) => {
  expect(asked(header)).toBe(locale);
});

test("a caller who asks for problem+json gets the same error as a problem, in the same language", async () => {
  const person = await market.user();
  const wanted = { Accept: "application/problem+json", "Accept-Language": "id" };
  const { status, headers, body } = await person.send(
    "GET",
    "/orders/my?limit=many",
    undefined,
    wanted,
  );
  const plain = await person.send("GET", "/orders/my?limit=many", undefined, {
    "Accept-Language": "id",
  });
  const { code, reason, message, details } = plain.body.error;
  expect(headers.get("Content-Type")).toBe("application/problem+json; charset=utf-8");
  expect(body).toEqual({
    type: "urn:preloved:validation_failed",
    title: "VALIDATION",
    status: 400,
    detail: message,
    code,
    reason,
    details,
    request_id: headers.get("X-Request-Id"),
  });
  expect([status, plain.status]).toEqual([400, 400]);
});

test("an error is told in the language that the request asks for", async () => {
  const user = await market.user();
  const [indonesian, english] = await Promise.all([
    user.send("GET", NOWHERE, undefined, IN.id),
    user.send("GET", NOWHERE, undefined, IN.en),
  ]);
  expect(said(indonesian)).toEqual(["id", "Pesanan ini tidak ada."]);
  expect(said(english)).toEqual(["en", "There is no such order."]);
  expect(indonesian.body.error.reason).toBe(english.body.error.reason);
  expect(indonesian.headers.get("vary")).toContain("Accept-Language");
});

test("what is missing is said in plain words", async () => {
  const user = await market.user();
  const sayings = await Promise.all(
    Object.values(IN).map(async (headers) => {
      const { body } = await user.send("POST", "/reviews", {}, headers);
      return body.error.details.map(({ message }: { message: string }) => message);
    }),
  );
  expect(sayings).toEqual([["wajib diisi", "wajib diisi"], ["is required", "is required"]]);
});

test("without Accept-Language it is told in the caller's own language, and to strangers in English", async () => {
  const [rani, dewi] = [await market.user(), await market.user()];
  await market.sql`update public.profiles set locale = 'en' where id = ${dewi.id}`;
  const ask = (who: typeof rani) => who.send("GET", NOWHERE, undefined, NONE);
  expect(said(await ask(rani))).toEqual(["id", "Pesanan ini tidak ada."]);
  // The second one is answered from what the first one learned.
  expect(said(await ask(rani))).toEqual(["id", "Pesanan ini tidak ada."]);
  expect(said(await ask(dewi))).toEqual(["en", "There is no such order."]);
  const stranger = await market.with({}).send("GET", "/orders/my", undefined, NONE);
  expect(said(stranger)).toEqual(["en", "Authorization and X-User-Token are both required."]);
});

test("amounts, times and fields are told in Indonesian too", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  await market.sql`
    insert into private.vouchers
      (code, kind, value, min_total, starts_at, ends_at, total_limit, per_user_limit)
    values ('BESAR', 'fixed', 1000, 5000000, private.now() - interval '1 day',
      private.now() + interval '1 day', 10, 1)`;
  const body = { ...await buyer.orderBody(await seller.list()) };
  const send = (more: object) => buyer.post("/orders", { ...body, ...more }, IN.id);
  expect(said(await send({ voucher_code: "BESAR" })))
    .toEqual(["id", "Voucher ini untuk pesanan minimal Rp5.000.000."]);
  const { body: { error } } = await send({ listing_id: undefined });
  expect([error.message, error.details]).toEqual([
    "Ada isian yang belum benar.",
    [{ path: "body.listing_id", message: "perlu listing_id atau listing_ids" }],
  ]);
  await market.sql`
    update public.profiles set payouts_blocked_until = '2027-03-01T05:00:00Z'
    where id = ${seller.id}`;
  const blocked = await seller.post("/wallet/withdrawals", { amount: 50_000 }, IN.id);
  expect(said(blocked)[1]).toMatch(
    /^Pencairanmu diblokir sampai 1 Mar 2027,? 12.00 WIB\. Uangmu tetap di dompet\.$/,
  );
});

test("a shared read fails for each of its callers in their own language, and a page is the same for all", async () => {
  const user = await market.user();
  const missing = "/listings/00000000-0000-4000-8000-000000000000";
  const answers = await Promise.all(
    [IN.id, IN.en, IN.id].map((headers) => user.send("GET", missing, undefined, headers)),
  );
  expect(answers.map((answer) => said(answer)[0])).toEqual(["id", "en", "id"]);
  expect(new Set(answers.map((answer) => said(answer)[1])).size).toBe(2);
  const pages = await Promise.all(
    [IN.id, IN.en].map((headers) => user.send("GET", "/listings", undefined, headers)),
  );
  expect(pages.map(({ headers }) => headers.get("content-language"))).toEqual([null, null]);
  expect(new Set(pages.map(({ headers }) => headers.get("etag"))).size).toBe(1);
});

test("what the router rejects has a sentence in Indonesian", async () => {
  const user = await market.user();
  expect(said(await user.send("PUT", "/listings/boosted", {}, IN.id)))
    .toEqual(["id", "Metode ini tidak tersedia di sini. Yang tersedia: GET."]);
  expect(said(await user.send("GET", "/nowhere", undefined, IN.id)))
    .toEqual(["id", "Alamat ini tidak ada."]);
  expect(said(await user.send("GET", "/orders/my?limt=1", undefined, IN.id)))
    .toEqual(["id", "Parameter limt tidak dikenal."]);
});

test("a parameter with the name of a time is a parameter, in either language", async () => {
  const user = await market.user();
  const answer = await user.send("GET", "/orders/my?2027-13-01Tea=1", undefined, IN.id);
  expect([answer.status, ...said(answer)])
    .toEqual([400, "id", "Parameter 2027-13-01Tea tidak dikenal."]);
});

test("what is rejected before the account is looked up is told in the caller's own language too", async () => {
  const user = await market.user();
  expect(said(await user.send("GET", "/nowhere", undefined, NONE))).toEqual([
    "id",
    "Alamat ini tidak ada.",
  ]);
  const other = await market.user();
  const long = { ...NONE, "idempotency-key": "x".repeat(256) };
  expect(said(await other.send("POST", "/orders", {}, long)))
    .toEqual(["id", "Idempotency-Key harus 1 sampai 255 karakter."]);
  const third = await market.user();
  expect(said(await third.send("GET", "/orders/a%20b", undefined, NONE))[0]).toBe("id");
});

test("whoever reads Indonesian learns which field is wrong, and why", async () => {
  const user = await market.user();
  for (
    const [path, details] of [
      ["/listings?limit=1&limit=2", [{ path: "query.limit", message: "diberikan dua kali" }]],
      ["/listings?limit=-1", [{
        path: "query.limit",
        message: "harus bilangan bulat, 0 atau lebih",
      }]],
      ["/orders/my?dry_run=maybe", [{ path: "query.dry_run", message: "harus true atau false" }]],
      ["/search?q=a%00b", [{
        path: "query.q",
        message: "berisi karakter yang tidak bisa disimpan",
      }]],
      ["/orders/my?limt=1", [{ path: "query.limt", message: "tidak dikenal. Maksudmu limit?" }]],
    ] as const
  ) {
    const { body } = await user.send("GET", path, undefined, IN.id);
    expect([path, body.error.details]).toEqual([path, details]);
  }
});
