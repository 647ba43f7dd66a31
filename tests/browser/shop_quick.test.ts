/** What the shop does when its user is quick, or its network slow. */
import { expect, onTestFinished, test } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";
import { listSkirt, newest, useShop, visit } from "./shop.ts";
import { call, control } from "./support.ts";

const { enter } = useShop();
const PHOTO = `${PROJECT_ROOT}/local/seed/photos/batik.webp`;

test("Enter in the voucher's field shows the new total, and buys nothing", async () => {
  const page = await enter(`#/listings/${await listSkirt("Rok voucher")}`);
  await page.getByRole("button", { name: /^Buy for Rp/ }).waitFor();
  let placed = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/orders")) placed++;
  });
  const previewed = page.waitForResponse(/\/orders\/preview$/);
  await page.getByLabel("Voucher code").fill("TIDAKADA");
  await page.keyboard.press("Enter");
  await (await previewed).finished();
  await page.locator("form.buy").getByRole("alert").waitFor();
  await page.locator("#busy").waitFor({ state: "hidden" });
  expect(placed).toBe(0);
  await page.close();
});

test("without a connection the shop says so in the language of the page", async () => {
  const page = await enter(`#/listings/${await listSkirt("Rok putus")}`, { locale: "id-ID" });
  await page.getByRole("button", { name: /^Beli Rp/ }).waitFor();
  await page.route("**/orders/preview", (route) => route.abort());
  await page.getByLabel("Kode voucher").fill("HEMAT");
  await page.keyboard.press("Tab");
  await page.getByRole("alert").getByText("Preloved tidak dapat dihubungi.").waitFor();
  await page.close();
});

test("a photo that could not be sent can be chosen again, and two quick clicks list one thing", async () => {
  const page = await enter("#/sell", {}, "sari.closet");
  const input = page.locator(".sell > .photos input[type=file]");
  const isStorage = /\/storage\//;
  await page.route(isStorage, (route) => route.fulfill({ status: 500 }));
  await input.setInputFiles(PHOTO);
  await page.getByRole("alert").getByText("The photo could not be sent.").waitFor();
  expect(await input.inputValue()).toBe("");
  await page.unroute(isStorage);
  await input.setInputFiles(PHOTO);
  await page.getByText("Filled in from your photo. Check it.").waitFor();
  await page.getByLabel("Title").fill("Dress dobel");
  let listed = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/listings")) listed++;
  });
  await page.getByRole("button", { name: "Put it up for sale" }).dblclick();
  await page.getByRole("heading", { name: "Dress dobel" }).waitFor();
  expect(listed).toBe(1);
  await page.close();
});

test("signing out in one tab ends the others", async () => {
  const page = await enter("#/wallet");
  const opened = page.context().waitForEvent("page");
  await page.evaluate(`void open("#/me", "_blank", "noopener")`);
  const other = await opened;
  await other.getByRole("button", { name: "Sign out" }).click();
  for (const each of [other, page]) {
    await each.getByRole("button", { name: "Forgot the password" }).waitFor();
    expect(await each.getByRole("navigation").isVisible()).toBe(false);
  }
  await page.close();
});

test("a wallet below zero offers no withdrawal", async () => {
  const page = await enter("#/search");
  const data = { available: -50_000, held: 0, in_escrow: 0 };
  await page.route("**/wallet/balance", (route) => route.fulfill({ json: { ok: true, data } }));
  await visit(page, "wallet");
  await page.getByText("−Rp50,000").waitFor();
  expect(await page.getByRole("button", { name: "Withdraw", exact: true }).count()).toBe(0);
  await page.close();
});

test("after a lost answer the same amount is the same withdrawal, and of a new balance another one", async () => {
  const page = await enter("#/search");
  let available = 100_000;
  await page.route("**/wallet/balance", (route) => {
    const data = { available, held: 0, in_escrow: 0 };
    return route.fulfill({ json: { ok: true, data } });
  });
  const keys = new Set<string | undefined>();
  await page.route("**/wallet/withdrawals", (route) => {
    keys.add(route.request().headers()["idempotency-key"]);
    return route.abort();
  });
  const withdraw = async () => {
    await visit(page, "wallet");
    await page.getByLabel("Rupiah").fill("50,000");
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await page.getByRole("alert").getByText(/\w/).waitFor();
    await visit(page, "search");
  };
  await withdraw();
  await withdraw();
  expect(keys.size).toBe(1);
  available = 50_000;
  await withdraw();
  expect(keys.size).toBe(2);
  await page.close();
});

test("an order that waits for its payment blocks nothing on its page, and has only ended when nobody pays", async () => {
  const page = await enter(`#/listings/${await listSkirt("Rok ditunggu")}`);
  await page.getByRole("button", { name: /^Buy for Rp/ }).click();
  await page.getByRole("heading", { name: "Waiting for payment" }).waitFor();
  await page.locator("#busy").waitFor({ state: "hidden" });
  await control("/clock/advance", { seconds: 3_700 });
  await page.getByRole("heading", { name: "Not paid in time" }).waitFor();
  expect(await page.getByText("Nothing happens any more.").count()).toBe(1);
  await page.close();
});

test("the same words are another message, also after an answer that was lost", async () => {
  const id = await listSkirt("Rok ulang", { brand: "Merek Coba" });
  const buyer = await enter(`#/listings/${id}`);
  await buyer.getByRole("button", { name: "Message", exact: true }).click();
  let isLost = true;
  await buyer.route("**/messages", async (route) => {
    if (route.request().method() !== "POST" || !isLost) return await route.continue();
    await route.fetch();
    await route.abort();
  });
  const words = buyer.getByLabel("Message", { exact: true });
  await words.fill("Oke");
  await buyer.keyboard.press("Enter");
  await buyer.getByRole("alert").getByText(/\w/).waitFor();
  const said = buyer.getByRole("log").getByText("Oke");
  await expect.poll(() => said.count()).toBe(1);
  isLost = false;
  await words.fill("");
  await words.fill("Oke");
  await buyer.keyboard.press("Enter");
  await expect.poll(() => said.count()).toBe(2);
  await buyer.unrouteAll({ behavior: "wait" });
  await buyer.close();
});

test("a chat that can be read again takes its error back", async () => {
  const { body } = await call("seller", "POST", "/live-streams", { title: "Drop putus" });
  onTestFinished(async () => void await call("seller", "PUT", `/live-streams/${body.data.id}/end`));
  const page = await enter();
  const isChat = /\/chat(\?|$)/;
  await page.route(isChat, (route) => route.abort());
  await page.evaluate(`location.hash = "#/live/${body.data.id}"`);
  const wrong = page.getByText("The marketplace cannot be reached.");
  await wrong.waitFor();
  await page.unroute(isChat);
  await wrong.waitFor({ state: "detached" });
  await page.close();
});

test("a block is shown as one, also later", async () => {
  const { id } = await newest();
  const page = await enter(`#/listings/${id}`);
  await page.getByRole("button", { name: "Block", exact: true }).click();
  const blocked = page.getByRole("button", { name: "Unblock", pressed: true });
  await blocked.waitFor();
  await page.reload();
  await blocked.click();
  await page.getByRole("button", { name: "Block", pressed: false }).waitFor();
  await page.close();
});
