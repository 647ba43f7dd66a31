/** Input that has led to a 500: the client of the tests throws for each of them. */
import { expect, test } from "vitest";
import { ANON_KEY, CALLBACK_TOKEN, SHIPPING_SECRET } from "../support/environment.ts";
import { DRESS, setUp, useMarket } from "../support/market.ts";

const market = useMarket();
const person = setUp(() => market.user());

const LONG = "a".repeat(900_000);

test("a search for many operators answers", async () => {
  const searches = {
    dashes: "-".repeat(95),
    "dashes with spaces": "- ".repeat(95),
    "negated words": "-a ".repeat(60),
    quotes: '"'.repeat(95),
    or: "or ".repeat(60),
    "brackets and operators": "(!&|<->:*)".repeat(20),
    "letters that grow with lower case": "İ".repeat(200),
  };
  for (const [what, q] of Object.entries(searches)) {
    const { status, body } = await person.get(`/search?q=${encodeURIComponent(q)}`);
    expect([what, status, body.listings]).toEqual([what, 200, []]);
  }
});

test("a search of words among too many operators finds the words", async () => {
  await (await market.user()).list({ title: "Kebaya encim Peranakan" });
  const q = encodeURIComponent(`${"-".repeat(95)} kebaya peranakan`);
  const { body } = await person.get(`/search?q=${q}`);
  expect(body.listings).toMatchObject([{ title: "Kebaya encim Peranakan" }]);
});

test("a time that no clock has is a 400 wherever a time is read; a real offset and microseconds are accepted", async () => {
  const staff = await market.staff("superadmin");
  const stream = await (await market.user()).post("/live-streams", { title: "Drop" });
  const voucher = {
    code: "HOSTILE",
    kind: "fixed",
    value: 1000,
    ends_at: "2080-01-01T00:00:00Z",
    total_limit: 1,
    per_user_limit: 1,
  };
  for (
    const time of [
      "2026-01-01T00:00:00+23:59",
      "2026-01-01T00:00:00-16:00",
      "0000-01-01T00:00:00Z",
    ]
  ) {
    const encoded = encodeURIComponent(time);
    const answers = [
      await staff.get(`/admin/orders?from=${encoded}`),
      await staff.get(`/admin/audit?to=${encoded}`),
      await person.get(`/live-streams/${stream.body.data.id}/chat?after=${encoded}`),
      await person.post("/live-streams", { title: "Drop", scheduled_at: time }),
      await staff.post("/admin/vouchers", { ...voucher, starts_at: time }),
    ];
    expect(answers.map(({ status }) => status), time).toEqual([400, 400, 400, 400, 400]);
  }
  for (const time of ["2026-01-01T00:00:00.123456+14:00", "2026-01-01T00:00:00-12:00"]) {
    expect((await staff.get(`/admin/orders?from=${encodeURIComponent(time)}`)).status).toBe(200);
  }
});

test("a stream with pinned_listing_ids null has no pins", async () => {
  const host = await market.user();
  const body = { title: "Drop", pinned_listing_ids: null };
  const { status, body: { data } } = await host.post("/live-streams", body);
  expect([status, data.pinned_listing_ids]).toEqual([201, []]);
});

test("an Idempotency-Key on a long path is a 404, and no key is claimed", async () => {
  const path = `/orders/${"x".repeat(6000)}/dispute`;
  const headers = { "idempotency-key": "k".repeat(255) };
  const answer = await person.send("PUT", path, { reason: "Rusak" }, headers);
  expect(answer.status).toBe(404);
  const claims = await market.sql`
    select from private.idempotency_keys where caller_id = ${person.id}`;
  expect(claims).toHaveLength(0);
});

test("an Idempotency-Key of 256 characters is a 400", async () => {
  const send = (key: string) =>
    person.post("/boosts", { listing_id: crypto.randomUUID(), package: "boost_3d" }, {
      "idempotency-key": key,
    });
  expect([(await send("é".repeat(255))).status, (await send("é".repeat(256))).status])
    .toEqual([404, 400]);
});

test("a photo URL with a broken percent encoding is a 400 wherever a photo is named", async () => {
  const upload = await person.post("/listings/photos", { content_type: "image/jpeg" });
  const own = upload.body.data.public_url.replace(/[^/]*$/, "%E0%A4%A.jpg");
  for (const photo of [own, "https://images.example.com/%E0%A4%A.jpg", "https://a.example.com/%"]) {
    expect((await person.post("/listings", { ...DRESS, photos: [photo] })).status).toBe(400);
    expect((await person.post("/ai/categorize", { photo_url: photo })).status).toBe(400);
    expect((await person.patch("/auth/me", { photo_url: photo })).status).toBe(400);
  }
});

test("a callback with a reference of 900 kB is stored and unmatched", async () => {
  const headers = { "x-callback-token": CALLBACK_TOKEN, "x-biteship-signature": SHIPPING_SECRET };
  const payment = { reference_id: LONG, status: "SUCCEEDED", amount: 1 };
  for (
    const [path, body] of [
      ["/webhooks/xendit", { id: "inv_1", external_id: LONG, status: "PAID" }],
      ["/webhooks/xendit/payout", { id: "po_1", external_id: LONG, status: "COMPLETED" }],
      ["/webhooks/xendit-native", { event: "payment.succeeded", data: payment }],
      ["/webhooks/biteship", { event: "order.status", order_id: LONG, status: "picked" }],
      ["/webhooks/biteship", {
        event: "order.waybill_id",
        order_id: "x",
        courier_waybill_id: LONG,
      }],
    ] as const
  ) {
    expect((await market.with(headers).post(path, body)).status, path).toBe(200);
  }
});

test("a body that is no UTF-8 is a 400", async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('{"bio":"'), 0xff, 0x22, 0x7d]);
  const me = market.as(person);
  const before = (await me.get("/auth/me")).body.data.bio;
  const answer = await me.send("PATCH", "/auth/me", bytes);
  expect(answer.status).toBe(400);
  expect((await me.get("/auth/me")).body.data.bio).toBe(before);
});

test.each([
  [["Transfer-Encoding: chunked"]],
  [["Transfer-Encoding: chunked", "Content-Length: 5"]],
  [["Content-Length: 5", "Transfer-Encoding: chunked"]],
])(
  "a body in chunks is read no further than the limit, whatever length it announces: %j",
  async (lengths) => {
    const { token } = await market.user();
    const { hostname, port } = new URL(market.url);
    const socket = await Deno.connect({ hostname, port: Number(port) });
    const head = [
      "POST /listings HTTP/1.1",
      `Host: ${hostname}`,
      `Authorization: Bearer ${ANON_KEY}`,
      `X-User-Token: ${token}`,
      "Content-Type: application/json",
      ...lengths,
    ];
    const encode = (text: string) => new TextEncoder().encode(text);
    const send = async () => {
      await socket.write(encode(`${head.join("\r\n")}\r\n\r\n`));
      const chunk = encode(`10000\r\n${"x".repeat(65_536)}\r\n`);
      for (;;) await socket.write(chunk);
    };
    // Ends with the connection.
    const sending = send().catch(() => {});
    const answer = new Uint8Array(12);
    await socket.read(answer);
    socket.close();
    await sending;
    expect(new TextDecoder().decode(answer)).toMatch(/^HTTP\/1\.1 4(13|00)$/);
  },
);
