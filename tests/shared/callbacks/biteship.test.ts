import { expect, test } from "vitest";
import { ProviderUnclear } from "../../../shared/providers/call.ts";
import { readShippingCallback } from "../../../shared/callbacks/biteship.ts";
import { toRates, toShipment } from "../../../shared/providers/biteship_wire.ts";

const record = (more: object) =>
  toShipment({ id: "parcel", price: 9000, status: "picked", courier: { history: [] }, ...more });
const happenedAt = (updated_at: unknown) => record({ updated_at }).scans[0]?.happened_at;

test("a callback names a shipping order and claims a status, nothing else is read", () => {
  expect(readShippingCallback({
    event: "order.status",
    order_id: "parcel",
    status: "pickingUp",
    order_price: 1,
    courier_waybill_id: "FORGED",
  })).toEqual({ shipper_order_id: "parcel", status: "picking_up" });
  expect(readShippingCallback({ event: "order.price", order_id: "parcel", status: "delivered" }))
    .toEqual({ shipper_order_id: "parcel", status: null });
  expect(readShippingCallback({ status: "delivered" })).toBeNull();
});

test("a record whose history lags behind its status has the status as its last scan", () => {
  const history = [{ status: "confirmed", note: null, updated_at: "2026-11-21T10:00:00+07:00" }];
  const { scans } = record({ updated_at: "2026-11-21T11:00:00+07:00", courier: { history } });
  expect(scans).toEqual([
    { status: "confirmed", note: null, happened_at: "2026-11-21T03:00:00.000Z" },
    { status: "picked", note: null, happened_at: "2026-11-21T04:00:00.000Z" },
  ]);
});

const price = {
  courier_name: "JNE",
  courier_code: "jne",
  courier_service_name: "Reguler",
  courier_service_code: "reg",
  price: 9000,
  shipment_duration_range: "2 - 3",
  shipment_duration_unit: "days",
};
const odd = { ...price, courier_code: "odd", shipment_duration_range: null };

test("a price or a scan that cannot be read hides no other", () => {
  expect(toRates({ pricing: [odd, price] })).toMatchObject([{ courier_code: "jne" }]);
  expect(toRates({ pricing: [] })).toEqual([]);
  const updated_at = "2026-11-21T10:00:00+07:00";
  const history = [{ status: 7, updated_at }, { status: "picked", updated_at }];
  expect(record({ courier: { history } }).scans).toMatchObject([{ status: "picked" }]);
});

test("a list of which nothing can be read is unclear", () => {
  expect(() => toRates({ pricing: [odd] })).toThrow(ProviderUnclear);
});

test("times are stored in UTC", () => {
  expect(happenedAt("2026-11-21T10:00:00+07:00")).toBe("2026-11-21T03:00:00.000Z");
  expect(happenedAt("2000-01-01T00:00:00Z")).toBe("2000-01-01T00:00:00.000Z");
  expect(happenedAt("2100-12-31T23:59:59Z")).toBe("2100-12-31T23:59:59.000Z");
});

test.each([
  "",
  "yesterday",
  "2026-13-45",
  "1999-12-31T23:59:59Z",
  "2101-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "-000044-03-15T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
])("%j is not accepted as a time", (text) => expect(happenedAt(text)).toBeNull());
