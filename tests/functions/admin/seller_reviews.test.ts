import { expect, test } from "vitest";
import { tally, useMarket } from "../../support/market.ts";
import { tell } from "../../support/portal.ts";

const market = useMarket();

async function flag(seller_id: string, reason: string): Promise<void> {
  const id = crypto.randomUUID();
  const event = { id, type: "fraud_flag.raised", data: { seller_id, reason } };
  await tell(market, "/internal/events", event);
  await market.runDue();
}

test("a seller review is open until staff close it with a verdict, once", async () => {
  const [suspect, ops] = [await market.user(), await market.staff("ops_admin")];
  await flag(suspect.id, "Many refunds");
  const list = async (status: string) =>
    (await ops.get(`/admin/seller-reviews?status=${status}`)).body.data;
  const { items, total } = await list("open");
  expect(total).toBe(1);
  expect(items).toMatchObject([{
    seller_id: suspect.id,
    seller_username: suspect.username,
    details: { type: "fraud_flag.raised", reason: "Many refunds" },
    verdict: null,
  }]);
  const close = (verdict: string) =>
    ops.post(`/admin/seller-reviews/${items[0].id}/close`, { verdict, note: "Called" });
  expect((await close("perhaps")).status).toBe(400);
  const answers = await Promise.all([close("cleared"), close("confirmed"), close("cleared")]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
  expect(await list("open")).toMatchObject({ items: [], total: 0 });
  const winner = answers.find(({ status }) => status === 200)!.body.data;
  expect((await list("closed")).items).toEqual([winner]);
  expect(winner).toMatchObject({ status: "closed", note: "Called", closed_by: ops.id });
  expect(await market.audit(winner.id)).toMatchObject([{
    action: "admin_seller_reviews_close",
    before: { status: "open" },
    after: { status: "closed", verdict: winner.verdict },
  }]);
});
