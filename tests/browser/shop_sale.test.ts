import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";
import { expectReadable, expectVisibleFocus } from "./pages.ts";
import { DELIVERED, sell, take } from "./sales.ts";
import { listSkirt, signIn, useShop } from "./shop.ts";
import { call, must, stack } from "./support.ts";

const { open, enter } = useShop();
const asSeller = (path: string) => enter(path, {}, "sari.closet");
const PHOTO = `${PROJECT_ROOT}/local/seed/photos/batik.webp`;

interface Invalid {
  validationMessage: string;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
/** A job may take the button away meanwhile. */
const pressIfShown = async (button: Locator) =>
  await button.isVisible() && await button.click({ timeout: 1_000 }).catch(() => {});
const shows = (page: Page, heading: string) =>
  page.getByRole("heading", { name: heading }).waitFor();

const orderOf = (id: string) => must("buyer", "GET", `/orders/${id}`);
/** Something that the demo's buyer has paid and received; the order's id. */
const received = async (title: string): Promise<string> =>
  (await sell(DELIVERED, listSkirt(title))).id;

test("a dress is sold from its photo, bought at the total that was shown, received, reviewed, and its money withdrawn", async () => {
  const seller = await asSeller("#/sell");
  await seller.locator("input[type=file]").setInputFiles(PHOTO);
  await seller.getByText("Filled in from your photo. Check it.").waitFor();
  expect(await seller.getByLabel("Category").inputValue()).toBe("Dress");
  expect(await seller.getByLabel("Title").inputValue()).toContain("Midi dress");
  await seller.getByLabel("Title").fill("Dress kawung");
  const price = seller.getByLabel("Price in rupiah");
  await price.fill("210.000,50");
  expect(await price.evaluate((input) => (input as unknown as Invalid).validationMessage))
    .toBe("Whole rupiah, such as 10,000.");
  await price.fill("210.000,00");
  await press(seller, "Put it up for sale");
  await shows(seller, "Dress kawung");
  const cover = seller.getByRole("img", { name: "Dress kawung" });
  await expect.poll(() =>
    cover.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)
  )
    .toBeGreaterThan(0);
  const listing = new URL(seller.url()).hash;

  const buyer = await enter(listing);
  await buyer.getByRole("button", { name: /^Buy for Rp/ }).waitFor();
  const costs = await buyer.locator(".costs dd").allTextContents();
  const rupiah = costs.map((text) => Number(text.replace(/\D/g, "")));
  expect(rupiah.slice(0, 3).reduce((sum, each) => sum + each)).toBe(rupiah[3]);
  await press(buyer, `Buy for ${costs[3]}`);
  const pay = buyer.getByRole("link", { name: `Pay ${costs[3]}` });
  const [invoice] = await Promise.all([buyer.waitForEvent("popup"), pay.click()]);
  await invoice.getByRole("button").first().click();
  await buyer.getByRole("heading", { name: "Paid", exact: true }).waitFor();
  const id = new URL(buyer.url()).hash.split("/").at(-1)!;
  expect((await orderOf(id)).total).toBe(rupiah[3]);

  await seller.getByRole("navigation").getByRole("link", { name: "Orders" }).click();
  await seller.getByRole("list", { name: "Sold" }).getByRole("link", { name: "Dress kawung" })
    .click();
  await seller.getByRole("heading", { name: "Send it to" }).waitFor();
  // A job books too; whoever is first.
  const label = seller.getByRole("button", { name: "Print the label" });
  const book = seller.getByRole("button", { name: "Book the courier" });
  await expect.poll(async () => {
    await pressIfShown(book);
    return await label.isVisible();
  }).toBe(true);
  const [printed] = await Promise.all([seller.waitForEvent("popup"), label.click()]);
  await printed.close();
  await take(id, ["picked", "delivered"]);
  // Its notification has shown the page again.
  await shows(buyer, "Delivered");
  await buyer.getByRole("heading", { name: "Parcel" }).waitFor();
  buyer.on("dialog", (dialog) => dialog.accept());
  await press(buyer, "All is well: pay the seller");
  await shows(buyer, "Completed");
  await buyer.getByLabel("4 stars").check({ force: true });
  await buyer.getByLabel("What others should know").fill("Kainnya lembut.");
  await press(buyer, "Send the review");
  await buyer.getByText("Thank you for the review.").waitFor();
  await buyer.reload();
  await buyer.getByText("Thank you for the review.").waitFor();
  expect(await buyer.getByRole("button", { name: "Send the review" }).count()).toBe(0);

  await seller.goto(seller.url().replace(/#.*/, `#/people/${stack.users["seller"]!.id}`));
  await seller.getByText("Kainnya lembut.").waitFor();
  await seller.getByText("Reply", { exact: true }).click();
  await seller.getByLabel("Message").fill("Senang cocok!");
  await press(seller, "Send");
  await seller.getByText("The seller: Senang cocok!").waitFor();
  await seller.getByRole("navigation").getByRole("link", { name: "Updates" }).click();
  await seller.getByRole("list", { name: "Updates" }).getByRole("listitem").first().waitFor();
  await press(seller, "Mark all as read");
  await seller.getByRole("link", { name: "Updates", exact: true }).waitFor();
  await seller.getByRole("navigation").getByRole("link", { name: "Wallet" }).click();
  await seller.getByRole("list", { name: "Movements" }).getByText("Rp210,000").waitFor();
  await seller.getByLabel("Rupiah").fill("100,000.00");
  await press(seller, "Withdraw");
  await seller.getByRole("list", { name: "Withdrawals" }).getByText("Rp100,000").waitFor();
  const { body } = await call("seller", "GET", "/wallet/withdrawals");
  expect(body.data.items.map(({ amount }: { amount: number }) => amount)).toEqual([100_000]);
  await buyer.close();
  await seller.close();
});

test("a return is asked for with a photo, taken back, sent back and refunded", async () => {
  const id = await received("Rok retur");
  const buyer = await enter(`#/orders/${id}`);
  await buyer.getByText("Ask for a return", { exact: true }).click();
  const form = buyer.locator("details[open]");
  await form.getByLabel("What is wrong").selectOption("damaged");
  await form.getByLabel("In your words").fill("Ritsletingnya lepas.");
  await form.locator("input[type=file]").setInputFiles(PHOTO);
  await form.getByRole("img").waitFor();
  await form.getByRole("button", { name: "Send" }).click();
  await shows(buyer, "Return requested");

  const seller = await asSeller(`#/orders/${id}`);
  await seller.getByText("Ritsletingnya lepas.").waitFor();
  await press(seller, "Take it back");
  await shows(seller, "Return agreed");
  await shows(buyer, "Return agreed");
  const [label] = await Promise.all([
    buyer.waitForEvent("popup"),
    press(buyer, "Get the return label"),
  ]);
  await label.close();
  await press(seller, "I have it back: refund");
  await seller.getByText("No courier has scanned the parcel").waitFor();
  await take(id, ["returned"]);
  // Until the courier's callback is handled, it stays a case for staff.
  await expect.poll(async () => {
    await pressIfShown(seller.getByRole("button", { name: "I have it back: refund" }));
    return (await orderOf(id)).status;
  }, { interval: 500 }).toBe("REFUNDED");
  await shows(seller, "Refunded");
  await buyer.close();
  await seller.close();
});

/** The buyer asks the seller to take it back, or the seller does so. */
const asked = (id: string, who: "buyer" | "seller") =>
  take(id, [who === "buyer" ? "return-request" : "return-approve"]);
/** The page has heard that something happened, from the service. */
async function heard(page: Page, happen: () => Promise<unknown>): Promise<void> {
  const count = page.getByRole("navigation").getByRole("link", { name: /^Updates/ });
  const before = await count.textContent();
  await happen();
  await expect.poll(() => count.textContent()).not.toBe(before);
}

test("an order that changes is shown again around what is being written", async () => {
  const id = await received("Rok tulis");
  await asked(id, "buyer");
  const buyer = await enter(`#/orders/${id}`);
  await buyer.getByText("Open a dispute").click();
  const words = buyer.locator("details[open]").getByLabel("In your words");
  await words.fill("Kancingnya juga hilang.");
  await heard(buyer, () => asked(id, "seller"));
  await shows(buyer, "Return agreed");
  await buyer.keyboard.type(" Dua!");
  expect(await words.inputValue()).toBe("Kancingnya juga hilang. Dua!");
  await buyer.locator("details[open]").getByRole("button", { name: "Send" }).click();
  await shows(buyer, "In dispute");
  await buyer.close();
});

test("what is written while the page is read again stays, also in the search", async () => {
  const id = await received("Rok baca");
  await asked(id, "buyer");
  const buyer = await enter(`#/orders/${id}`);
  await shows(buyer, "Return requested");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await buyer.route(`**/orders/${id}`, async (route) => {
    await released;
    await route.continue();
  });
  const again = buyer.waitForRequest(`**/orders/${id}`);
  await asked(id, "seller");
  await again;
  const search = buyer.getByRole("combobox", { name: "Search" });
  await search.fill("rok");
  await buyer.getByText("Open a dispute").click();
  const words = buyer.locator("details[open]").getByLabel("In your words");
  await words.fill("Kancingnya juga hilang.");
  release();
  await buyer.locator("#page[aria-busy=false]").waitFor();
  expect(await words.inputValue()).toBe("Kancingnya juga hilang.");
  await buyer.locator("details[open]").getByRole("button", { name: "Send" }).click();
  await shows(buyer, "In dispute");
  expect(await search.inputValue()).toBe("rok");
  await buyer.close();
});

test("what happens before the page has joined its channel is shown once it has", async () => {
  const id = await received("Rok sela");
  await asked(id, "buyer");
  const buyer = await open(`#/orders/${id}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await buyer.routeWebSocket(/realtime/, (socket) => {
    const service = socket.connectToServer();
    socket.onMessage(async (message) => {
      await released;
      service.send(message);
    });
  });
  await buyer.reload();
  const counted = buyer.waitForResponse(/notifications\?/);
  await signIn(buyer);
  await counted;
  await shows(buyer, "Return requested");
  await asked(id, "seller");
  release();
  await shows(buyer, "Return agreed");
  await buyer.close();
});

test("an action ends before the page shows what happened meanwhile, once", async () => {
  const id = await received("Rok klik");
  const buyer = await enter(`#/orders/${id}`);
  await buyer.getByRole("button", { name: "All is well: pay the seller" }).waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await buyer.route("**/confirm", async (route) => {
    await released;
    await route.continue();
  });
  let reads = 0;
  buyer.on("request", (request) => {
    if (request.method() === "GET" && request.url().endsWith(`/orders/${id}`)) reads++;
  });
  buyer.on("dialog", (dialog) => dialog.accept());
  await press(buyer, "All is well: pay the seller");
  await asked(id, "buyer");
  await heard(buyer, () => asked(id, "seller"));
  expect(reads).toBe(0);
  await shows(buyer, "Delivered");
  release();
  await shows(buyer, "Return agreed");
  await buyer.getByRole("alert").getByText(/\w/).waitFor();
  expect(reads).toBe(1);
  await buyer.close();
});

test("a dispute is answered and ends by a settlement that the other side accepts", async () => {
  const id = await received("Rok sengketa");
  const buyer = await enter(`#/orders/${id}`);
  await buyer.getByText("Open a dispute").click();
  const form = buyer.locator("details[open]");
  await form.getByLabel("In your words").fill("Warnanya lain.");
  await form.getByRole("button", { name: "Send" }).click();
  await shows(buyer, "In dispute");

  const seller = await asSeller(`#/orders/${id}`);
  await seller.locator("summary", { hasText: "Answer" }).click();
  await seller.locator("details[open]").getByLabel("In your words").fill("Fotonya kurang terang.");
  await seller.locator("details[open]").getByRole("button", { name: "Send" }).click();
  await seller.getByText("Fotonya kurang terang.").waitFor();
  await seller.getByText("Offer a settlement").click();
  await seller.getByLabel("Rupiah").fill("50000");
  await seller.locator("details[open]").getByRole("button", { name: "Send" }).click();
  await seller.getByText("gets Rp50,000 back").waitFor();
  await press(buyer, "Accept Rp50,000");
  await shows(buyer, "Completed");
  await buyer.getByText("Paid back to the buyer").waitFor();
  await buyer.getByText("Rp50,000", { exact: true }).waitFor();
  expect((await orderOf(id)).refunded_amount).toBe(50_000);
  await buyer.close();
  await seller.close();
});

test("the language is chosen, kept, and also that of the service", async () => {
  const ofService = async () => (await call("buyer", "GET", "/auth/me")).body.data.locale;
  await call("buyer", "PATCH", "/auth/me", { locale: "id" });
  await received("Rok kabar");
  const page = await enter("#/notifications");
  const updates = page.getByRole("list", { name: "Updates" });
  await updates.getByText("Check Rok kabar, then confirm.").waitFor();
  await page.getByRole("navigation").getByRole("link", { name: "Shop" }).click();
  expect(await ofService(), "the last person's choice is not the next one's").toBe("id");
  await press(page, "Bahasa Indonesia");
  await page.getByRole("heading", { name: / ditemukan$/ }).waitFor();
  expect(await page.evaluate("document.documentElement.lang")).toBe("id");
  await page.evaluate(`location.hash = "#/listings/00000000-0000-4000-8000-000000000001"`);
  await page.getByRole("alert").getByText("Barang ini tidak ada.").waitFor();
  await press(page, "English");
  await page.getByText("There is nothing here.").waitFor();
  expect(await ofService()).toBe("en");
  await page.close();
});

test.each(["en-US", "id-ID"])(
  "in %s an order with all its forms is readable, accessible, fits, and is reached by keyboard",
  async (locale) => {
    const page = await enter(`#/orders/${await received("Rok rapi")}`, { locale });
    await page.locator("#page[aria-busy=false]").waitFor();
    await page.getByText(locale === "en-US" ? /^The courier has it/ : /^Paket diambil kurir/)
      .waitFor();
    await page.locator("#page").focus();
    await expectVisibleFocus(page, 6);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await expectReadable(page, "order");
    await page.close();
  },
);
