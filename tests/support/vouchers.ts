import { approved } from "./approvals.ts";
import type { Market } from "./market.ts";
import { must } from "./client.ts";

const TERMS = {
  kind: "fixed",
  value: 20_000,
  starts_at: "2020-01-01T00:00:00Z",
  ends_at: "2090-01-01T00:00:00Z",
  total_limit: 100,
};

let count = 0;

/** A percentage needs both. */
const BOUNDS = { max_discount: 1_000_000, budget: 100_000_000 };

/** Creates a voucher, Rp20,000 off by default, by two people where it needs them; returns its code. */
export async function makeVoucher(
  market: Market,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const staff = market.as(await market.staff("administrator"));
  const code = `TEST${++count}`;
  const bounds = changes["kind"] === "percent" ? BOUNDS : {};
  const body = { ...TERMS, ...bounds, code, ...changes };
  await must(approved(market, () => staff.post("/admin/vouchers", body)));
  return code;
}
