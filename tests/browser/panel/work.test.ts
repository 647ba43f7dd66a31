/** What staff do all day, each from the first page. */
import { afterEach, expect, test } from "vitest";
import { DELIVERED, DISPUTED, list, sell, submitKtp } from "../sales.ts";
import { call, clearFaults, control, must, stack } from "../support.ts";
import { go, tryAndDo, usePanel } from "./support.ts";

const open = usePanel();
// deno-lint-ignore no-explicit-any
type Row = Record<string, any>;
interface Photo {
  naturalWidth: number;
}
afterEach(clearFaults);

/** The seller withdraws, with a fault of the payment provider. */
async function withdraw(kind: string | undefined, amount: number): Promise<void> {
  if (kind) await control("/faults", { provider: "payment", kind });
  await must("seller", "POST", "/wallet/withdrawals", { amount });
}

test("a dispute is resolved in three clicks and a decision, after a dry run that changes nothing", async () => {
  const { reference } = await sell(DISPUTED);
  const page = await open("ops_admin");
  await page.locator(".tiles a", { hasText: "Disputes" }).click();
  await page.getByRole("button", { name: reference }).click();
  await page.getByRole("heading", { name: reference }).waitFor();
  await expect.poll(() => page.locator("main").innerText())
    .toMatch(/Opens the dispute[\s\S]*No answer yet/);
  await page.getByRole("button", { name: "Resolve a dispute" }).click();
  await page.getByLabel("resolution").selectOption("split");
  const amount = page.getByLabel("refund amount");
  await amount.fill("20.000,50");
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("must be a whole number").waitFor();
  await amount.fill("20.000,00");
  await page.getByRole("button", { name: "Try it first" }).click();
  const note = page.getByLabel("note");
  await expect.poll(() => note.getAttribute("aria-invalid"), { message: "staff say why" }).toBe(
    "true",
  );
  await note.fill("Half, for the stain");
  await page.getByRole("button", { name: "Try it first" }).click();
  await page.getByText("A dry run: this would be the result.").waitFor();
  const moves = await page.getByRole("table", { name: "The money that it moves" }).innerText();
  expect(moves).toMatch(/escrow[\s\S]*wallet \w+[\s\S]*Rp/i);
  const { body } = await call("ops_admin", "GET", `/admin/disputes?order=${reference}`);
  expect(body.data.items[0].status).toBe("open");
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText("Done: Resolve a dispute").waitFor();
  await page.locator(".lead .badge", { hasText: "completed" }).waitFor();
  await page.close();
});

test("a KTP is approved beside its two pictures, and opening them is in the audit log", async () => {
  await submitKtp("seller2");
  const page = await open("ops_admin");
  await page.locator(".tiles a", { hasText: "Identity checks" }).click();
  await page.getByRole("button", { name: "bima_thrift" }).click();
  const pictures = page.locator("figure img");
  await expect.poll(() =>
    pictures.evaluateAll((all) =>
      (all as unknown as Photo[]).filter((each) => each.naturalWidth > 0).length
    )
  ).toBe(2);
  await page.getByRole("button", { name: "Approve an identity check" }).click();
  await tryAndDo(page);
  expect((await call("seller2", "GET", "/ktp/status")).body.data.status).toBe("approved");
  await go(page, "#/audit?kind=read&action=admin_ktp_view");
  expect(await page.locator("tbody").innerText()).toContain("ops.ayu");
  await page.close();
});

test("a withdrawal that nobody claims is voided, and one still on its way is not decided", async () => {
  await sell([...DELIVERED, "confirm"]);
  const balance = async () => (await call("seller", "GET", "/wallet/balance")).body.data.available;
  const before = await balance();
  await withdraw(undefined, 60_000);
  const page = await open("administrator", "#/payouts?status=LINK_CREATED");
  await page.locator("tr", { hasText: "60,000" }).getByRole("button").click();
  await page.getByRole("button", { name: "Void a payout link" }).click();
  await page.getByLabel(/^Reason/).fill("Penjual memintanya → batal");
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText("Done: Void a payout link").waitFor();
  expect(await balance()).toBe(before);
  await go(page, "#/audit?action=admin_payouts_void");
  expect(await page.locator("tbody").innerText()).toContain("Penjual memintanya → batal");
  await withdraw("timeout_after_commit", 50_000);
  await go(page, "#/payouts?status=HELD");
  await page.locator("tbody button").first().click();
  await page.getByRole("button", { name: "Resolve a payout" }).click();
  await page.getByLabel(/^Reason/).fill("Tanya penyedia");
  await page.getByRole("button", { name: /^Do it now/ }).click();
  const problem = page.locator("[role=dialog] [role=alert]");
  await problem.waitFor();
  expect(await problem.innerText()).toMatch(/still being requested[\s\S]*Request id: \S{8,}/);
  await page.close();
});

test("a paid order that will not be shipped is cancelled from its page, and the buyer has the money back", async () => {
  const { id, total } = await sell(["pay"]);
  const balance = async () => (await call("buyer", "GET", "/wallet/balance")).body.data.available;
  const before = await balance();
  const page = await open("ops_admin", `#/order/${id}`);
  await page.getByRole("button", { name: "Set an order's status" }).click();
  expect(await page.locator("[name=status]").inputValue()).toBe("CANCELLED");
  await page.locator("[name=reason]").fill("The courier lost the parcel");
  await page.getByRole("button", { name: /^Do it now/ }).click();
  await page.getByText("Done: Set an order's status").waitFor();
  await page.locator(".lead .badge", { hasText: "cancelled" }).waitFor();
  expect(await balance()).toBe(before + total);
  await page.close();
});

test("a reported listing is hidden beside its report, and shown again from its seller's page", async () => {
  const { body } = await call("buyer", "GET", `/listings/user/${stack.users["seller"]!.id}`);
  const { id, title } = body.listings.find(({ photos: [first], status }: Row) =>
    status === "active" && first.startsWith(stack.base_url)
  );
  const report = { reason: "counterfeit", details: "Logo lain" };
  expect((await call("buyer", "POST", `/listings/${id}/report`, report)).status).toBe(201);
  const status = async () => (await call("buyer", "GET", `/listings/${id}`)).status;
  const page = await open("ops_admin", "#/reports");
  const dialog = page.locator("[role=dialog]");
  const act = async (name: string, reason: string) => {
    await dialog.getByRole("button", { name }).click();
    await dialog.locator("[name=reason]").fill(reason);
    await tryAndDo(page);
  };
  await page.locator("tbody button").first().click();
  await act("Hide a listing", "The logo is another");
  expect(await status()).toBe(404);
  await go(page, `#/person/${stack.users["seller"]!.id}`);
  const listing = page.locator("tr", { has: page.locator("img") }).filter({ hasText: title });
  await expect.poll(() =>
    listing.locator("img").evaluate((image) => (image as unknown as Photo).naturalWidth)
  ).toBeGreaterThan(0);
  await listing.getByRole("button", { name: title }).click();
  await act("Show the listing again", "It is the maker's own");
  expect(await status()).toBe(200);
  await page.close();
});

test("a hidden review is found in its list, and shown again", async () => {
  const { id: order_id } = await sell([...DELIVERED, "confirm"]);
  const comment = "Jahitannya lepas semua";
  const { id, seller_id } = await must("buyer", "POST", "/reviews", {
    order_id,
    rating: 1,
    comment,
  });
  await must("ops_admin", "PUT", `/admin/reviews/${id}/hide`, { reason: "Of another shop" });
  const page = await open("ops_admin", `#/person/${seller_id}`);
  await page.getByRole("link", { name: "Hidden reviews" }).last().click();
  await page.locator("tr", { hasText: comment }).getByRole("button").first().click();
  const dialog = page.locator("[role=dialog]");
  await dialog.getByRole("button", { name: "Show the review again" }).click();
  await dialog.locator("[name=reason]").fill("It is of this shop");
  await tryAndDo(page);
  const { items } = await must("buyer", "GET", `/reviews/user/${seller_id}`);
  expect(items[0].id).toBe(id);
  await page.close();
});

test("closing a report of a conversation does not read its messages again", async () => {
  const { id } = await must("buyer", "POST", "/conversations", { listing_id: await list() });
  await must("buyer", "POST", `/conversations/${id}/messages`, { text: "Kirim uang dulu" });
  await must("seller", "POST", `/conversations/${id}/report`, { reason: "scam" });
  const page = await open("ops_admin", `#/conversation/${id}`);
  await page.getByRole("button", { name: "Close a report" }).click();
  await page.getByLabel("outcome").selectOption("dismissed");
  await tryAndDo(page);
  await page.locator("main .badge", { hasText: "closed" }).waitFor();
  const looks = `/admin/audit?kind=read&action=admin_conversations_view&target_id=${id}`;
  expect((await must("superadmin", "GET", looks)).total).toBe(1);
  await page.close();
});

test("a search finds a person, an order and a parcel, and says when there is nothing", async () => {
  const { id, reference } = await sell(DELIVERED);
  const { tracking_number } = await must("buyer", "GET", `/orders/${id}`);
  const page = await open("ops_admin");
  await page.keyboard.press("/");
  const find = async (text: string, found: RegExp) => {
    await page.locator("[name=q]").fill(text);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain(new URLSearchParams({ q: text }).toString());
    await expect.poll(() => page.locator("main").innerText()).toMatch(found);
  };
  await find("rani", /Users[\s\S]*rani/);
  await find("anyaman", /Listings[\s\S]*Tas anyaman/);
  await find(tracking_number, /Orders[\s\S]*ORD-/);
  await find("kdjfhg", /Nothing matches “kdjfhg”\./);
  await find(reference, new RegExp(reference));
  await page.locator("tbody button").first().click();
  await page.getByRole("heading", { name: reference }).waitFor();
  await page.close();
});

test("stored totals are recounted when one asks for it, not when the page opens", async () => {
  const page = await open("superadmin");
  let asked = 0;
  page.on("request", (request) => asked += Number(request.url().includes("/admin/discovery")));
  await go(page, "#/discovery");
  const recount = page.getByRole("button", { name: "Recount what is for sale" });
  await recount.waitFor();
  expect(asked).toBe(0);
  await recount.click();
  await page.getByText("The stored totals equal a recount.").waitFor();
  expect(asked).toBe(1);
  await page.close();
});
