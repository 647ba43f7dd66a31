import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, REASON, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { openBundle } from "../../support/bundles.ts";
import { extractText, getDocumentProxy } from "unpdf";

const market = useMarket(RACING);

// Staff need a reason, parties none.
const label = (who: User, id: string, query = "") =>
  who.send("GET", `/shipping/labels/${id}${query}`, undefined, REASON);

async function open(link: string | null) {
  const response = await fetch(link!);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { type: response.headers.get("content-type"), text };
}

test("each request for a label signs a new URL of one stored PDF, with number, courier, addresses and reference", async () => {
  const sale = await market.paidSale();
  const { label_url, tracking_number } = await sale.read();
  expect((await sale.shipment()).label_path).toBeNull();
  const answers = await atOnce(5, () => label(sale.seller, sale.order.id));
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
  const { id, label_path } = await sale.shipment();
  expect(label_path).toBe(`${id}.pdf`);
  expect((await label(sale.seller, sale.order.reference)).headers.get("location")).toContain(id);
  const files = await market.sql`
    select name from storage.objects where bucket_id = 'labels' and name = ${`${id}.pdf`}`;
  expect(files).toHaveLength(1);

  const answer = await sale.seller.get(label_url.slice(market.url.length));
  const { type, text } = await open(answer.headers.get("location"));
  expect(type).toBe("application/pdf");
  for (const words of [tracking_number, sale.order.reference, "Jl. Braga No. 12", "0,4 kg"]) {
    expect(text).toContain(words);
  }
});

test("a signed URL without its token, or with another's, is rejected", async () => {
  const [one, other] = [await market.paidSale(), await market.paidSale()];
  const [mine, theirs] = [
    await label(one.seller, one.order.id),
    await label(other.seller, other.order.id),
  ]
    .map(({ headers }) => new URL(headers.get("location")!));
  const status = async (url: URL | string) => {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.status;
  };
  expect(await status(mine!)).toBe(200);
  expect(await status(mine!.origin + mine!.pathname)).toBe(400);
  expect(await status(`${mine!.origin}${mine!.pathname}${theirs!.search}`)).toBe(400);
  expect(await status(mine!.href.replace("/sign/", "/public/"))).toBe(400);
});

test("an order without a tracking number has no label yet", async () => {
  const sale = await market.openSale();
  expect((await label(sale.seller, sale.order.id)).status).toBe(409);
  expect((await label(sale.seller, sale.order.id, "?direction=return")).status).toBe(409);
});

test("both parties and staff get the label of a return until it is over, and the buyer not the outbound one", async () => {
  const sale = await market.returnApprovedSale();
  await must(sale.step("buyer", "return-label"));
  const ofReturn = (who: User) => label(who, sale.order.id, "?direction=return");
  const back = await ofReturn(sale.buyer);
  expect((await open(back.headers.get("location"))).text).toContain("RETUR / RETURN");
  for (const who of [sale.buyer, sale.seller, await market.staff("ops_admin")]) {
    expect((await ofReturn(who)).status).toBe(302);
  }
  expect((await ofReturn(await market.user())).status).toBe(404);
  expect((await label(sale.buyer, sale.order.id)).status).toBe(403);
  await sale.carrierSays("delivered", "return");
  await must(sale.step("seller", "return-received"));
  for (const who of [sale.buyer, sale.seller]) expect((await ofReturn(who)).status).toBe(409);
});

test("a label answers 409 once there is nothing to send with it: cancelled, delivered, sent by another courier", async () => {
  const ops = await market.staff("ops_admin");
  const [cancelled, delivered, own] = [
    await market.paidSale(),
    await market.paidSale(),
    await market.paidSale(),
  ];
  for (const { seller, order } of [cancelled, delivered, own]) {
    expect((await label(seller, order.id)).status).toBe(302);
  }
  await must(cancelled.step("seller", "cancel"));
  await delivered.carrierSays("delivered");
  await must(own.step("seller", "ship", { tracking_number: "OWN-LABEL-1" }));
  for (const { seller, order } of [cancelled, delivered, own]) {
    for (const who of [seller, ops]) {
      expect((await label(who, order.id)).status).toBe(409);
    }
  }
});

test("a bundle's label is printed again while one of its orders is on its way", async () => {
  const { seller, sales } = await openBundle(market, [90_000, 75_000, 60_000]);
  const [first, second, third] = sales;
  await first.pay();
  await first.carrierSays("picked");
  await must(first.step("buyer", "confirm"));
  for (const { order } of sales) expect((await label(seller, order.id)).status).toBe(302);
  for (const sale of [second, third]) await must(sale.step("buyer", "confirm"));
  expect(await errorOf(label(seller, first.order.id))).toBe("409 nothing_to_ship");
});

test("a label that cannot be stored is our storage's trouble, not the courier's", async () => {
  const { seller, order } = await market.paidSale();
  const limit = (bytes: number) =>
    market.sql`update storage.buckets set file_size_limit = ${bytes} where id = 'labels'`;
  await limit(1);
  expect(await errorOf(label(seller, order.id))).toBe("503 storage_unavailable");
  await limit(1_048_576);
  expect((await label(seller, order.id)).status).toBe(302);
});
