import { afterEach, expect, test } from "vitest";
import { atOnce, must, RACING, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";

const market = useMarket({ ...RACING, PROVIDER_TIMEOUT_MS: "500" });
afterEach(() => market.noFaults());

const DAY = 86_400;
const track = (who: User, number: string) => who.get(`/shipping/track/${number}`);
const statuses = (answer: { body: { data: { history: { status: string }[] } } }) =>
  answer.body.data.history.map(({ status }) => status);

/** Moves the parcel at the carrier and loses the callback. */
async function moveWithoutCallback(sale: Sale, status: string) {
  await market.fault("shipping", "callback", "error");
  await sale.carrierSays(status);
}

/** Creates a parcel at the provider that is not ours; returns its tracking number. */
async function foreignParcel(): Promise<string> {
  const side = (end: string) => ({
    [`${end}_contact_name`]: "Toko",
    [`${end}_contact_phone`]: "0812",
    [`${end}_address`]: "Jl. Lain",
    [`${end}_postal_code`]: 40111,
  });
  const answer = await market.with({ authorization: "biteship_test" })
    .post("/sandbox/shipping/api/v1/orders", {
      ...side("origin"),
      ...side("destination"),
      courier_company: "jne",
      courier_type: "reg",
      delivery_type: "now",
      items: [{ name: "Baju", value: 1, weight: 100, quantity: 1 }],
    });
  return answer.body.courier.waybill_id;
}

test("tracking applies a scan whose callback was lost and moves the order", async () => {
  const sale = await market.paidSale();
  const { tracking_number } = await sale.read();
  await moveWithoutCallback(sale, "picked");
  expect(await sale.status()).toBe("READY_TO_SHIP");
  const answer = await track(sale.buyer, tracking_number);
  expect(answer.body.data).toMatchObject({ status: "picked", status_label: "Paket diambil kurir" });
  expect(statuses(answer)).toEqual(["picked", "confirmed"]);
  expect(await sale.status()).toBe("SHIPPED");
  expect((await sale.shipment()).scanned_at).not.toBeNull();
  expect(statuses(await track(sale.seller, tracking_number))).toEqual(["picked", "confirmed"]);
});

test.each(["timeout", "error"])(
  "a carrier with a %s leaves the stored history readable",
  async (kind) => {
    const sale = await market.paidSale();
    const { tracking_number } = await sale.read();
    await sale.carrierSays("inTransit");
    await market.fault("shipping", "tracking", kind);
    const started = performance.now();
    const answer = await track(sale.buyer, tracking_number);
    expect(performance.now() - started).toBeLessThan(4_000);
    expect(answer.body.data).toMatchObject({
      status: "in_transit",
      status_label: "Dalam perjalanan",
    });
  },
);

test("a number that the carrier does not know has an empty history and is not queried again at once", async () => {
  const sale = await market.paidSale();
  await must(sale.step("seller", "ship", { tracking_number: "OWN-404" }));
  const answer = await track(sale.buyer, "OWN-404");
  expect(answer.body.data).toMatchObject({ status: "confirmed", history: [] });
  await market.fault("shipping", "tracking", "error", 50);
  await track(sale.buyer, "OWN-404");
  const faults = await (await fetch(`${market.url}/sandbox/faults`)).json();
  expect(faults.faults[0].times).toBe(50);
});

test("a parcel sent with another courier is tracked by number and courier, and its scans move the order", async () => {
  const sale = await market.paidSale();
  const number = await foreignParcel();
  await must(sale.step("seller", "ship", { tracking_number: number, courier_code: "jne" }));
  await market.runDue();
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "picked" });
  expect((await track(sale.buyer, number)).body.data).toMatchObject({
    courier_code: "jne",
    status: "picked",
  });
  const shipment = await sale.shipment();
  expect(shipment.scanned_at).not.toBeNull();
  expect(shipment.status).toBe("cancelled");
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "delivered" });
  await market.time.advance(61);
  expect((await track(sale.seller, number)).body.data.status).toBe("delivered");
  expect(await sale.status()).toBe("DELIVERED");
});

test("a number is asked of its carrier until thirty days after the order's end, since another parcel may get it", async () => {
  const sale = await market.paidSale();
  const number = await foreignParcel();
  await must(sale.step("seller", "ship", { tracking_number: number, courier_code: "jne" }));
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "picked" });
  await must(sale.step("buyer", "confirm"));
  await market.time.advance(29 * DAY);
  expect(statuses(await track(sale.buyer, number))[0]).toBe("picked");
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "delivered" });
  await market.time.advance(2 * DAY);
  expect(statuses(await track(sale.buyer, number))[0]).toBe("picked");
});

test("before time decides about a parcel of another courier, the carrier is asked", async () => {
  const sale = await market.paidSale();
  const number = await foreignParcel();
  await must(sale.step("seller", "ship", { tracking_number: number, courier_code: "jne" }));
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "delivered" });
  await market.time.advance(14 * DAY + 60);
  expect([await sale.status(), await sale.cases()]).toEqual(["DELIVERED", []]);
  await market.time.advance(4 * DAY);
  expect([await sale.status(), await sale.seller.wallet()]).toEqual(["COMPLETED", 150_000]);
});

test("a typed number of a parcel delivered before the sale does not move the order", async () => {
  const number = await foreignParcel();
  await market.sandbox(`/shipping/orders/${number}/status`, { status: "delivered" });
  await market.time.advance(3600);
  const sale = await market.paidSale();
  await must(sale.step("seller", "ship", { tracking_number: number, courier_code: "jne" }));
  expect(statuses(await track(sale.buyer, number))).toContain("delivered");
  expect(await sale.status()).toBe("SHIPPED");
  expect((await sale.shipment()).scanned_at).toBeNull();
});

test("both parties track a return; a stranger gets 404", async () => {
  const sale = await market.returnApprovedSale();
  const { tracking_number } = await must(sale.step("buyer", "return-label"));
  await market.fault("shipping", "callback", "error");
  await sale.carrierSays("delivered", "return");
  expect((await track(sale.seller, tracking_number)).body.data.status).toBe("delivered");
  expect((await sale.shipment("return")).delivered_at).not.toBeNull();
  expect((await track(sale.buyer, tracking_number)).status).toBe(200);
  expect((await track(await market.user(), tracking_number)).status).toBe(404);
  expect((await track(await market.staff("ops_admin"), tracking_number)).status).toBe(200);
});

test("ten concurrent requests return the same, and every scan is stored once", async () => {
  const sale = await market.paidSale();
  const { tracking_number } = await sale.read();
  await moveWithoutCallback(sale, "delivered");
  const answers = await atOnce(
    10,
    (index) => track(index % 2 ? sale.buyer : sale.seller, tracking_number),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(statuses(answers[0]!)).toEqual(["delivered", "confirmed"]);
  expect(await sale.status()).toBe("DELIVERED");
});
