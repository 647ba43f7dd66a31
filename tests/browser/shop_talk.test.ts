import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { listSkirt, useShop } from "./shop.ts";
import { call } from "./support.ts";

const { enter } = useShop();
const as = (who: "buyer" | "seller", path = "") =>
  enter(path, {}, who === "seller" ? "sari.closet" : "rani");

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const go = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation").getByRole("link", { name }).click();
const line = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

test("an offer is countered, accepted by the other and bought at its price", async () => {
  const id = await listSkirt("Rok tawar", { brand: "Merek Coba" });
  const buyer = await as("buyer", `#/listings/${id}`);
  await buyer.getByText("Make an offer").click();
  await buyer.getByText("From Rp100,000 to Rp198,000").waitFor();
  await buyer.getByLabel("Your price in rupiah").fill("120000");
  await press(buyer, "Offer");
  await buyer.getByText("You offered Rp120,000; sari.closet has").waitFor();

  const seller = await as("seller", "#/offers");
  const got = line(seller, "Rok tawar").first();
  await got.getByText("rani asks; you have 23 h").waitFor();
  await got.getByText("Another price").click();
  await got.getByText("From Rp121,000 to Rp200,000").waitFor();
  await got.getByLabel("Your price in rupiah").fill("150000");
  await got.getByRole("button", { name: "Offer" }).click();
  await got.getByText("rani has 23 h").waitFor();

  await go(buyer, "Offers");
  const made = line(buyer, "Rok tawar").filter({ hasText: "Rp150,000" });
  await made.getByRole("button", { name: "Accept" }).click();
  await made.getByText(/accepted: 23 h \d+ min left to buy/).waitFor();
  await made.getByRole("link", { name: "Buy for Rp150,000" }).click();
  await buyer.getByText("Your offer is accepted: 23 h").waitFor();
  await buyer.getByRole("button", { name: /^Buy for Rp/ }).click();
  await buyer.getByRole("heading", { name: "Waiting for payment" }).waitFor();
  const orderId = new URL(buyer.url()).hash.split("/").at(-1)!;
  onTestFinished(async () => void await call("buyer", "PUT", `/orders/${orderId}/cancel`));
  const { body } = await call("buyer", "GET", `/orders/${orderId}`);
  expect(body.data.item_price).toBe(150_000);
  await go(buyer, "Offers");
  await line(buyer, "Rp150,000").getByRole("link", { name: "The order" }).waitFor();
  await buyer.close();
  await seller.close();
});

test("an offer is declined, and another one withdrawn", async () => {
  const id = await listSkirt("Rok batal", { brand: "Merek Coba" });
  const buyer = await as("buyer", `#/listings/${id}`);
  const offer = (price: number) => call("buyer", "POST", "/offers", { listing_id: id, price });
  await offer(130_000);
  const seller = await as("seller", "#/offers");
  const got = line(seller, "Rok batal").first();
  await got.getByRole("button", { name: "Decline" }).click();
  await got.getByText("declined").waitFor();
  await offer(140_000);
  await go(buyer, "Offers");
  const made = line(buyer, "Rok batal").filter({ hasText: "Rp140,000" });
  await made.getByRole("button", { name: "Withdraw" }).click();
  await made.getByText("withdrawn").waitFor();
  await buyer.close();
  await seller.close();
});

test("two people talk: unread is counted, contact data masked and explained, Enter sends", async () => {
  const id = await listSkirt("Rok cerita", { brand: "Merek Coba" });
  const buyer = await as("buyer", `#/listings/${id}`);
  await press(buyer, "Message");
  await buyer.getByText("are hidden (***) until").waitFor();
  await buyer.getByLabel("Message", { exact: true }).fill("Masih ada kak?");
  await buyer.keyboard.press("Enter");
  await buyer.getByRole("log").getByText("Masih ada kak?").waitFor();
  await buyer.getByLabel("Message", { exact: true }).fill("WA aku 0812-3456-7890 ya");
  await buyer.keyboard.press("Enter");
  await buyer.getByText("WA aku *** ya").waitFor();
  await buyer.getByText("*** hides contact data").waitFor();

  const seller = await as("seller");
  await go(seller, /^Messages \(2\)$/);
  const talk = line(seller, "rani: Rok cerita");
  await talk.getByText("2 new").waitFor();
  await talk.getByRole("link").click();
  await seller.getByText("WA aku *** ya").waitFor();
  await seller.getByRole("link", { name: "Messages", exact: true }).waitFor();
  await seller.getByLabel("Message", { exact: true }).fill("Masih, siap kirim.");
  await press(seller, "Send");
  await buyer.getByText("Masih, siap kirim.").waitFor();
  const shown = await buyer.getByRole("log").getByRole("listitem").locator("p").allTextContents();
  expect(shown).toEqual(["Masih ada kak?", "WA aku *** ya", "Masih, siap kirim."]);

  await seller.locator("summary", { hasText: "Report" }).click();
  await seller.getByLabel("What is wrong").selectOption("spam");
  await press(seller, "Report");
  await seller.getByText("Reported. Thank you").waitFor();
  await press(seller, "Block");
  await seller.getByRole("button", { name: "Unblock", pressed: true }).waitFor();
  await buyer.getByLabel("Message", { exact: true }).fill("Halo?");
  await buyer.keyboard.press("Enter");
  await buyer.getByRole("alert").filter({ hasText: /Request/ }).waitFor();
  expect(await buyer.getByLabel("Message", { exact: true }).inputValue()).toBe("Halo?");
  await press(seller, "Unblock");
  await seller.getByRole("button", { name: "Block", pressed: false }).waitFor();
  await buyer.close();
  await seller.close();
});

test("a message that is written before the last one is answered stays", async () => {
  const id = await listSkirt("Rok cepat", { brand: "Merek Coba" });
  const buyer = await as("buyer", `#/listings/${id}`);
  await press(buyer, "Message");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await buyer.route("**/messages", async (route) => {
    if (route.request().method() !== "POST") return await route.continue();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  const words = buyer.getByLabel("Message", { exact: true });
  await words.fill("Halo kak");
  await buyer.keyboard.press("Enter");
  await buyer.getByRole("log").getByText("Halo kak").waitFor();
  await words.fill("Masih ada?");
  release();
  await expect.poll(() => buyer.evaluate("localStorage['preloved.intents']"))
    .not.toContain("Halo kak");
  await buyer.keyboard.press("Enter");
  await buyer.getByRole("log").getByText("Masih ada?").waitFor();
  // The message may be shown before its answer has passed the route.
  await buyer.unrouteAll({ behavior: "wait" });
  await buyer.close();
});

test("a search is saved with its filters, told daily, opened again and deleted", async () => {
  await listSkirt("Rok simpan", { brand: "Merek Coba" });
  const page = await as("buyer", "#/search?q=rok&brand=Merek+Coba&max_price=250000");
  await press(page, "Save this search");
  await page.getByRole("link", { name: "Saved: you will be told" }).click();
  const name = "rok, Merek Coba, up to Rp250,000";
  await page.getByLabel(`Tell me of ${name}`).selectOption("daily");
  await page.getByText(`Saved: “${name}”, once a day.`).waitFor();
  const { body } = await call("buyer", "GET", "/searches/saved");
  expect(body.data.items[0]).toMatchObject({
    filters: { q: "rok", brand: ["Merek Coba"], max_price: 250_000 },
    notify: "daily",
  });
  await page.getByRole("link", { name }).click();
  await page.getByRole("list", { name: "Found" }).getByText("Rok simpan").waitFor();
  expect(page.url()).toContain("max_price=250000");
  await go(page, "Saved");
  await press(page, `Delete ${name}`);
  await page.getByText("No searches saved.").waitFor();
  await page.close();
});

test("what the service says in a chat is said in the language of the page", async () => {
  const { body } = await call("seller", "POST", "/live-streams", { title: "Drop dua bahasa" });
  const path = `#/live/${body.data.id}`;
  const end = () => call("seller", "PUT", `/live-streams/${body.data.id}/end`);
  const pinned_listing_ids = [await listSkirt("Rok siaran", { brand: "Merek Coba" })];
  await call("seller", "PUT", `/live-streams/${body.data.id}/pins`, { pinned_listing_ids });
  onTestFinished(async () => void await end());
  const page = await as("buyer", path);
  await page.getByText("The stream has begun.").waitFor();
  await page.getByText("Now in this stream: Rok siaran").waitFor();
  await end();
  await page.getByText("The stream has ended.").waitFor();
  await press(page, "Bahasa Indonesia");
  await page.getByText("Disematkan: Rok siaran").waitFor();
  await page.close();
});

test("a message of a live chat arrives without a poll", async () => {
  const { body } = await call("seller", "POST", "/live-streams", { title: "Drop langsung" });
  const { id } = body.data;
  onTestFinished(async () => void await call("seller", "PUT", `/live-streams/${id}/end`));
  await call("seller", "POST", `/live-streams/${id}/chat`, { text: "Mulai ya" });
  const page = await as("buyer");
  let isJoined = false;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      isJoined ||= /phx_reply/.test(`${payload}`) && `${payload}`.includes(id);
    });
  });
  let polls = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes("/chat")) polls++;
  });
  await page.evaluate(`location.hash = "#/live/${id}"`);
  // The socket that was open before is not seen.
  await page.reload();
  await page.getByText("Mulai ya").waitFor();
  // Until it has caught up: joined, it asks every half minute.
  for (let before = -1; !isJoined || before !== polls; await page.waitForTimeout(2_500)) {
    before = polls;
  }
  await page.route(
    "**/chat*",
    (route) => route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await call("seller", "POST", `/live-streams/${id}/chat`, { text: "Diskon besar" });
  await page.getByText("Diskon besar").waitFor();
  await page.close();
});
