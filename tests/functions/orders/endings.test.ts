/** Runs every line of docs/endings.md, compares its amounts, and replays it. */
import { afterAll, expect, test } from "vitest";
import { setUp, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { useReplay } from "../../support/replay.ts";
import { read } from "../../conventions/project.ts";
import { bundleEndingsOf } from "../../support/bundle_endings.ts";
import { openBundle } from "../../support/bundles.ts";
import { chargebackEndings, endingsOf } from "../../support/endings.ts";
import { escrowOnly, letRefundsPass } from "../../support/refunds.ts";

const PRICE = { price: 240_000 };
const WITH_VOUCHER = ", with a voucher";

const market = useMarket();
const { expectSame } = useReplay(market);
// Once, of all sales.
afterAll(() => market.proveMoney());

const bundleWays = bundleEndingsOf(market);
const ways = { ...endingsOf(market), ...chargebackEndings };
const voucher = setUp(async () => ({ voucher_code: await market.voucher({ value: 50_000 }) }));
const voucherOf = (ending: string) => ending.endsWith(WITH_VOUCHER) ? voucher : {};

/** Rupiah that the order's transfers left on each account, by column of the page. */
const accountsOf = async (sale: Sale) =>
  Object.fromEntries(
    Object.entries(await sale.sums())
      .map(([name, amount]) => [COLUMNS[name] ?? name, amount]),
  );

const COLUMNS: Record<string, string> = {
  provider_cash: "cash",
  protection_fee_revenue: "fee revenue",
  courier_balance: "courier",
};

/** A portal that follows docs/events.md knows what went back; versions have no gaps. */
async function checkEvents({ order }: Sale, refunded: number | null) {
  const events = await market.sql`
    select type, data, aggregate_version from private.outbox where aggregate_id = ${order.id}
    order by aggregate_version`;
  expect(events.map(({ aggregate_version }) => aggregate_version))
    .toEqual(events.map((_, at) => at + 1));
  const added = /clawed_back|shipping_refunded/;
  const known = events.reduce(
    (sum, { type, data }) => data.refunded_amount + (added.test(type) ? sum : 0),
    0,
  );
  expect(known).toBe(refunded ?? 0);
}

/** The page as [ending, account to rupiah], of orders or of bundles; accounts at 0 are left out. */
function page(first: "ending" | "ending of a bundle"): [string, Record<string, number>][] {
  let table = "";
  const lines = read("docs/endings.md").split("\n").filter((line) => line.startsWith("| "));
  const cells = lines.map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
  const header = cells[0];
  const rows = cells.filter(([ending]) => {
    if (ending!.startsWith("ending")) table = ending!;
    return table === first && ending !== first;
  });
  return rows.map(([ending, ...figures]) => [
    ending!,
    Object.fromEntries(
      figures.map((figure, at) => [header![at + 1]!, Number(figure.replaceAll(",", ""))] as const)
        .filter(([, amount]) => amount !== 0),
    ),
  ]);
}

test.each(page("ending"))(
  "%s: every account has the amount of docs/endings.md, and it replays the same",
  async (ending, expected) => {
    const sale = await market.openSale(PRICE, undefined, voucherOf(ending));
    await ways[ending.replace(WITH_VOUCHER, "")]!(sale);
    await market.runDue();
    expect(await accountsOf(sale)).toEqual(expected);
    const order = await sale.read();
    // refunded_amount keeps a refund that a chargeback took back from the wallet.
    const isChargedBack = ending.startsWith("charged back");
    if (!isChargedBack) expect(order.refunded_amount ?? 0).toBe(expected["buyer"] ?? 0);
    await checkEvents(sale, ending.startsWith("paid too late") ? 0 : order.refunded_amount);
    await expectSame(sale);
  },
);

const withoutVoucher = page("ending").filter(([ending, { buyer = 0 }]) =>
  buyer > 0 && !/voucher|charged back/.test(ending)
);

test.each(withoutVoucher)(
  "%s, with escrow_only: the provider returns the buyer's part, and nobody else's amount changes",
  async (ending, { cash = 0, buyer = 0, ...others }) => {
    await escrowOnly(market);
    const sale = await market.openSale(PRICE);
    await ways[ending]!(sale);
    await letRefundsPass(market);
    const cashLeft = cash + buyer === 0 ? {} : { cash: cash + buyer };
    expect(await accountsOf(sale)).toEqual({ ...cashLeft, ...others });
    expect((await sale.read()).refunded_amount).toBe(buyer);
    expect(await sale.buyer.wallet()).toBe(0);
    await market.setting("escrow_only", 0);
  },
);

test.each(page("ending of a bundle"))(
  "a bundle, %s: the sums of its orders are those of docs/endings.md",
  async (ending, expected) => {
    const bundle = await openBundle(market, [120_000, 80_000, 40_000], voucherOf(ending));
    await bundleWays[ending.replace(WITH_VOUCHER, "")]!(bundle);
    await market.runDue();
    const sums: Record<string, number> = {};
    for (const sale of bundle.sales) {
      for (const [account, amount] of Object.entries(await accountsOf(sale))) {
        sums[account] = (sums[account] ?? 0) + amount;
      }
    }
    for (const account of Object.keys(sums)) if (sums[account] === 0) delete sums[account];
    expect(sums).toEqual(expected);
    await expectSame(bundle.sales[1]);
  },
);
