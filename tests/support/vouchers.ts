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

/** Creates a voucher, Rp20,000 off by default; returns its code. */
export async function makeVoucher(
  market: Market,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const staff = market.as(await market.staff("administrator"));
  const code = `TEST${++count}`;
  return (await must(staff.post("/admin/vouchers", { ...TERMS, code, ...changes }))).code;
}
