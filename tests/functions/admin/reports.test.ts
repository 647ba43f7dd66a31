import { expect, test } from "vitest";
import { atOnce, must, RACING, setUp, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { tell } from "../../support/portal.ts";

const market = useMarket(RACING);
const ops = setUp(() => market.staff("ops_admin"));

const reportUser = (by: User, about: User) =>
  by.post(`/auth/users/${about.id}/report`, { reason: "scam", details: "Minta transfer" });
const reportListing = (by: User, listing: string) =>
  by.post(`/listings/${listing}/report`, { reason: "counterfeit" });
const close = (by: User, id: string, body: unknown, query = "") =>
  by.post(`/admin/reports/${id}/close${query}`, body);
const queue = async (query = "") => (await ops.get(`/admin/reports${query}`)).body.data;

test("reports of a listing and of a user are listed newest first, with the reported user", async () => {
  const [seller, reporter] = [await market.user(), await market.user()];
  const listing = await seller.list();
  const first = await must(reportListing(reporter, listing));
  expect(first).toMatchObject({ user_id: seller.id, listing_id: listing, reason: "counterfeit" });
  const second = await must(reportUser(reporter, seller));
  const { items, total } = await queue(`?user_id=${seller.id}`);
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { id: second.id, listing_id: null, details: "Minta transfer", reporter_id: reporter.id },
    { id: first.id, username: seller.username, listing_title: "Dress batik Pekalongan" },
  ]);
});

test("a report is closed once with an outcome, leaves the list and is audited", async () => {
  const [seller, reporter] = [await market.user(), await market.user()];
  const { id } = await must(reportUser(reporter, seller));
  const dry = await close(ops, id, { outcome: "dismissed" }, "?dry_run=true");
  expect([dry.status, dry.body.data.status]).toEqual([200, "closed"]);
  const answers = await Promise.all(
    ["actioned", "dismissed", "actioned"].map((outcome) =>
      close(ops, id, { outcome, note: "Penjual diperingatkan" })
    ),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
  expect((await queue(`?user_id=${seller.id}`)).items).toEqual([]);
  expect((await queue(`?user_id=${seller.id}&status=closed`)).items)
    .toMatchObject([{ id, note: "Penjual diperingatkan", closed_by: ops.id }]);
  expect(await market.audit(id)).toMatchObject([
    { action: "admin_reports_close", reason: "Penjual diperingatkan" },
  ]);
});

test("a repeated report, also concurrent, is rejected until the first is closed", async () => {
  const [seller, reporter] = [await market.user(), await market.user()];
  const answers = await atOnce(5, () => reportUser(reporter, seller));
  expect(tally(answers)).toEqual({ 201: 1, 409: 4 });
  const [{ id }] = (await queue(`?user_id=${seller.id}`)).items;
  await must(close(ops, id, { outcome: "dismissed" }));
  expect((await reportUser(reporter, seller)).status).toBe(201);
});

test("one's own and missing listings cannot be reported", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  const listing = await seller.list();
  expect((await reportListing(seller, listing)).status).toBe(403);
  await must(seller.delete(`/listings/${listing}`));
  expect((await reportListing(other, listing)).status).toBe(404);
});

test("staff cannot close reports by themselves", async () => {
  const own = await must(reportUser(ops, await market.user()));
  expect((await close(ops, own.id, { outcome: "actioned" })).status).toBe(403);
});

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
