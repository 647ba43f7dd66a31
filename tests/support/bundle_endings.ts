import type { Bundle } from "./bundles.ts";
import { must } from "./client.ts";
import type { Market } from "./market.ts";

type Ending = (bundle: Bundle) => Promise<unknown>;
const DAY = 24 * 3600;

let numbers = 0;

/** Brings a new bundle to each of its endings in docs/endings.md. */
export const bundleEndingsOf = (market: Market): Record<string, Ending> => {
  const pay = ({ sales: [first] }: Bundle) => first.pay();
  const deliver = async (bundle: Bundle) => {
    await pay(bundle);
    await bundle.sales[0].carrierSays("delivered");
  };
  const confirm = async (bundle: Bundle, ...which: (0 | 1 | 2)[]) => {
    for (const nth of which) await must(bundle.sales[nth].step("buyer", "confirm"));
  };
  const requestReturn = async ({ sales }: Bundle, nth: 0 | 1 | 2) => {
    await must(sales[nth].step("buyer", "return-request", { reason: "damaged" }));
    if ((await sales[nth].read()).status === "RETURN_REQUESTED") {
      await must(sales[nth].step("seller", "return-approve"));
    }
  };
  const sendBack = async (bundle: Bundle, nth: 0 | 1 | 2) => {
    await requestReturn(bundle, nth);
    await bundle.sales[nth].sendBack();
    await must(bundle.sales[nth].step("seller", "return-received"));
  };
  const shipByOwnCourier = async (bundle: Bundle) => {
    await pay(bundle);
    const tracking_number = `OWN-BUNDLE-${++numbers}`;
    await must(bundle.sales[1].step("seller", "ship", { tracking_number }));
  };
  const dispute = ({ sales }: Bundle, nth: 0 | 1 | 2) =>
    must(sales[nth].step("buyer", "dispute", { reason: "Palsu" }));
  return {
    "all completed": async (bundle) => {
      await deliver(bundle);
      await confirm(bundle, 0, 1, 2);
    },
    "all completed, sent by the seller's own courier": async (bundle) => {
      await shipByOwnCourier(bundle);
      await confirm(bundle, 0, 1, 2);
    },
    "all handed over in person, the courier is cancelled": async (bundle) => {
      await pay(bundle);
      await confirm(bundle, 2, 0, 1);
    },
    "one handed over in person, the others delivered": async (bundle) => {
      await pay(bundle);
      await confirm(bundle, 0);
      await bundle.sales[0].carrierSays("delivered");
      await confirm(bundle, 1, 2);
    },
    "cancelled before it was shipped": async (bundle) => {
      await pay(bundle);
      await must(bundle.sales[1].step("buyer", "cancel"));
    },
    "not shipped in time": async (bundle) => {
      await pay(bundle);
      await market.time.advance(7 * DAY + 60, DAY / 2);
    },
    "returned to the sender by the carrier": async (bundle) => {
      await pay(bundle);
      for (const word of ["picked", "return_in_transit", "returned"]) {
        await bundle.sales[0].carrierSays(word);
      }
    },
    "sent with a number that no carrier scanned": async (bundle) => {
      await shipByOwnCourier(bundle);
      await market.time.advance(17 * DAY + 60, DAY / 2);
    },
    "paid too late, one item is gone": async (bundle) => {
      await market.time.advance(61 * 60);
      const other = await market.user();
      await must(other.post("/orders", await other.orderBody(bundle.sales[1].listing_id)));
      await pay(bundle);
    },
    "one returned with our label, the others completed": async (bundle) => {
      await deliver(bundle);
      await sendBack(bundle, 1);
      await confirm(bundle, 0, 2);
    },
    "all returned with our labels": async (bundle) => {
      await deliver(bundle);
      for (const nth of [0, 1, 2] as const) await sendBack(bundle, nth);
    },
    "one settled for Rp20,000, the others completed": async (bundle) => {
      const { sales } = bundle;
      await deliver(bundle);
      await requestReturn(bundle, 1);
      const { settlement } = await must(
        sales[1].step("seller", "settlement", { refund_amount: 20_000 }),
      );
      await must(sales[1].step("buyer", "settlement/accept", { settlement_id: settlement.id }));
      await confirm(bundle, 0, 2);
    },
    "one refunded in a dispute before it was shipped, the others delivered": async (bundle) => {
      await pay(bundle);
      await dispute(bundle, 0);
      await must(bundle.sales[0].resolve("refund"));
      // Carriers round their times.
      await market.time.advance(60);
      await bundle.sales[0].carrierSays("delivered");
      await confirm(bundle, 1, 2);
    },
    "one refunded in a dispute after it was shipped, the others completed": async (bundle) => {
      await pay(bundle);
      await bundle.sales[0].carrierSays("picked");
      await dispute(bundle, 1);
      await must(bundle.sales[1].resolve("refund"));
      await bundle.sales[0].carrierSays("delivered");
      await confirm(bundle, 0, 2);
    },
    "one refunded by staff after completion": async (bundle) => {
      await deliver(bundle);
      await confirm(bundle, 0, 1, 2);
      await must(bundle.sales[1].clawBack());
    },
    "charged back before it was shipped, staff cancel it": async (bundle) => {
      await pay(bundle);
      await bundle.sales[0].chargeBackDecided("cancel");
    },
    "charged back after completion, the seller bears it": async (bundle) => {
      await deliver(bundle);
      await confirm(bundle, 0, 1, 2);
      await bundle.sales[0].chargeBackDecided("seller");
    },
    "charged back after one was completed, staff cancel the others": async (bundle) => {
      await deliver(bundle);
      await confirm(bundle, 0);
      await bundle.sales[0].chargeBackDecided("cancel");
    },
  };
};
