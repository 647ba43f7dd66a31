import fc from "fast-check";
import { expect, test } from "vitest";
import {
  readPaymentCallback,
  readPayoutCallback,
} from "../../../shared/providers/payment/xendit/callbacks.ts";

test.each([
  [{ external_id: "ours", id: "link", status: "COMPLETED" }, ["link"], "completed"],
  [{ data: { reference_id: "ours", id: "bank", status: "SUCCEEDED" } }, ["bank"], "completed"],
  [{ id: "event", data: { external_id: "ours", payout_id: "link" } }, ["link", "event"], null],
  [{ external_id: "ours", status: 7, data: "strange" }, [], null],
])("the payout callback %o is read", (body, ids, claims) => {
  expect(readPayoutCallback(body)).toEqual({ about: "payout", reference: "ours", ids, claims });
});

test("any JSON body can be read, and only texts are references", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      for (const event of [readPayoutCallback(body), readPaymentCallback(body)]) {
        expect([null, "string"]).toContain(
          event?.reference == null ? null : typeof event.reference,
        );
      }
    }),
  );
});
