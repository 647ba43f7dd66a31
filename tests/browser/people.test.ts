import { expect, test } from "vitest";
import { deliver, press } from "./sales.ts";
import { call, stack, useBrowser } from "./support.ts";

const open = useBrowser();
const calls = ".calls[aria-label], section[aria-label='Calls of the last click']";

test("a seller lists a thing with a photo, described by the vision model, and it is shown", async () => {
  const page = await open("/console/people/seller");
  await page.getByLabel("Title").first().fill("Kebaya brokat ungu");
  await page.locator("[name=describe]").check();
  await page.locator("[name=photo]").first().setInputFiles("local/demo/dress.jpg");
  await press(page, "List it");
  const made = await page.locator(calls).innerText();
  for (const part of ["POST /listings/photos", "PUT /storage", "POST /ai/categorize", "201"]) {
    expect(made).toContain(part);
  }
  await page.goto(`${stack.base_url}/console/people/seller2`);
  const card = page.locator("#shop .card", { hasText: "Kebaya brokat ungu" });
  const width = await card.locator("img").evaluate((image) =>
    (image as unknown as { decode(): Promise<void>; naturalWidth: number }).decode()
      .then(() => (image as unknown as { naturalWidth: number }).naturalWidth)
  );
  expect(width).toBeGreaterThan(0);
  // Anybody buys it.
  await card.getByRole("button", { name: "Bima buys it" }).click();
  await page.waitForURL("**/console/orders/ORD-*");
  expect(await page.locator(".lead").innerText()).toContain("bima_thrift buys from sari.closet");
  await page.close();
});

test("a seller withdraws what a sale has earned, and finds the link at the bank", async () => {
  const page = await open("/");
  await deliver(page, [/^Buyer confirms/]);
  await page.goto(`${stack.base_url}/console/people/seller`);
  const before = (await call("seller", "GET", "/wallet/balance")).body.data.available;
  await page.locator("[name=amount]").fill("50000");
  await press(page, "Withdraw");
  expect(await page.locator("#withdrawals").innerText()).toContain("link created");
  // An older withdrawal may say the same: the page has been answered once the balance is less.
  await expect.poll(async () =>
    (await call("seller", "GET", "/wallet/balance")).body.data.available
  ).toBe(before - 50_000);
  await page.getByRole("link", { name: "Claim it at the bank" }).first().click();
  await press(page, /Claim/);
  await page.goto(`${stack.base_url}/sandbox`);
  await press(page, "complete");
  await expect.poll(async () => {
    await page.goto(`${stack.base_url}/console/people/seller`);
    return await page.locator("#withdrawals .badge").first().innerText();
  }, { timeout: 20_000 }).toBe("paid");
  await page.close();
});

test("a seller goes live, others watch and chat, and see each other's messages unasked", async () => {
  const host = await open("/console/people/seller");
  await press(host, "Go live");
  await host.waitForURL("**/console/live/**");
  const guest = await open(`${new URL(host.url()).pathname}?as=buyer`);
  await press(guest, "Watch");
  expect(await guest.locator(".lead").innerText()).toContain("1 watching");
  await guest.locator("[name=text]").fill("<b>Masih ada?</b>");
  await press(guest, "Send");
  await host.getByText("<b>Masih ada?</b>").waitFor();
  await press(host, "End the stream");
  expect(await host.locator(".lead .badge").innerText()).toBe("ended");
  await guest.close();
  await host.close();
});

test("an act that the API rejects says why, and nobody else's page shows it", async () => {
  const page = await open("/console/people/administrator");
  await page.locator("[name=amount]").fill("90000000");
  await press(page, "Withdraw");
  expect(await page.locator(calls).innerText()).toMatch(/4\d\d[\s\S]*POST \/wallet\/withdrawals/);
  await page.goto(`${stack.base_url}/console/people/buyer`);
  expect(await page.locator(calls).count()).toBe(0);
  await page.close();
});

test("the main button is the next sensible act of whoever looks at the order", async () => {
  const page = await open("/");
  const main = async (as: string) => {
    await page.goto(`${page.url().split("?")[0]}${as && `?as=${as}`}`);
    return await page.locator("#next .main").allInnerTexts();
  };
  await deliver(page);
  expect(await main("")).toEqual(["Buyer confirms: the money is released"]);
  expect(await main("seller")).toEqual([]);
  expect(await page.locator("main").innerText()).toContain("Others act now.");
  expect(await main("buyer")).toEqual(["Buyer confirms: the money is released"]);
  await press(page, "Buyer requests a return");
  expect(await main("seller")).toEqual(["Seller approves the return"]);
  await press(page, "Seller approves the return");
  expect(await main("buyer")).toEqual(["Buyer gets a return label"]);
  await press(page, "Buyer gets a return label");
  expect(await main("")).toEqual(["Courier returns it"]);
  await press(page, "Courier returns it");
  expect(await main("")).toEqual(["Seller confirms the return: the buyer is refunded"]);
  await press(page, /^Seller confirms the return/);
  expect(await main("")).toEqual([]);
  await page.close();
});
