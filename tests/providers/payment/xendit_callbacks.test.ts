import { expect, test } from "vitest";
import { readPayoutCallback } from "../../../shared/providers/payment/xendit/callbacks.ts";

test.each([
  [{ external_id: "ours", id: "link", status: "COMPLETED" }, ["link"], "completed"],
  [{ data: { reference_id: "ours", id: "bank", status: "SUCCEEDED" } }, ["bank"], "completed"],
  [{ id: "event", data: { external_id: "ours", payout_id: "link" } }, ["link", "event"], null],
  [{ external_id: "ours", status: 7, data: "strange" }, [], null],
])("the payout callback %o is read", (body, ids, claims) => {
  expect(readPayoutCallback(body)).toEqual({ about: "payout", reference: "ours", ids, claims });
});
