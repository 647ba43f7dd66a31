import { expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

const reportUser = (by: User, about: User, reason = "scam") =>
  by.post(`/auth/users/${about.id}/report`, { reason, details: "Minta transfer" });
const reportListing = (by: User, listing: string) =>
  by.post(`/listings/${listing}/report`, { reason: "counterfeit" });
const close = (by: User, id: string, body: unknown, query = "") =>
  by.post(`/admin/reports/${id}/close${query}`, body);
const queue = async (query = "") => (await ops.get(`/admin/reports${query}`)).body.data;

test("reports of a listing and of a user are listed newest first, with the reported user", async () => {
  const [seller, reporter] = [await market.user(), await market.user()];
  const listing = await seller.list();
  const first = await reportListing(reporter, listing);
  expect([first.status, first.body.data]).toEqual([201, {
    id: expect.any(String),
    user_id: seller.id,
    listing_id: listing,
    conversation_id: null,
    reason: "counterfeit",
    details: null,
    opened_at: expect.any(String),
  }]);
  const second = await must(reportUser(reporter, seller));
  const { items, total } = await queue(`?user_id=${seller.id}`);
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { id: second.id, listing_id: null, details: "Minta transfer", reporter_id: reporter.id },
    { id: first.body.data.id, username: seller.username, listing_title: "Dress batik Pekalongan" },
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
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await queue(`?user_id=${seller.id}`)).items).toEqual([]);
  expect((await queue(`?user_id=${seller.id}&status=closed`)).items)
    .toMatchObject([{ id, note: "Penjual diperingatkan", closed_by: ops.id }]);
  const audit = await ops.get(`/admin/audit?target_id=${id}`);
  expect(audit.body.data.items).toMatchObject([
    { action: "admin_reports_close", reason: "Penjual diperingatkan" },
  ]);
});

test("a repeated report, also concurrent, is rejected until the first is closed", async () => {
  const [seller, reporter] = [await market.user(), await market.user()];
  const answers = await Promise.all(Array.from({ length: 5 }, () => reportUser(reporter, seller)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const [{ id }] = (await queue(`?user_id=${seller.id}`)).items;
  await must(close(ops, id, { outcome: "dismissed" }));
  expect((await reportUser(reporter, seller)).status).toBe(201);
});

test("reports of oneself, of own or missing listings and invalid input are rejected", async () => {
  const seller = await market.user();
  const listing = await seller.list();
  expect((await reportUser(seller, seller)).status).toBe(403);
  expect((await reportListing(seller, listing)).status).toBe(403);
  const other = await market.user();
  expect((await reportUser(other, { ...seller, id: crypto.randomUUID() })).status).toBe(404);
  await must(seller.delete(`/listings/${listing}`));
  expect((await reportListing(other, listing)).status).toBe(404);
  expect((await reportUser(other, seller, "boring")).status).toBe(400);
});

test("a suspended user can report others", async () => {
  const [victim, other] = [await market.user(), await market.user()];
  await market.setAccountStatus(victim, "suspended");
  expect((await reportUser(victim, other, "harassment")).status).toBe(201);
});

test("staff cannot close reports by or about themselves", async () => {
  const reporter = await market.user();
  const about = await must(reportUser(reporter, ops));
  expect((await close(ops, about.id, { outcome: "dismissed" })).status).toBe(403);
  const own = await must(reportUser(ops, reporter));
  expect((await close(ops, own.id, { outcome: "actioned" })).status).toBe(403);
});
