import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectReadable } from "./pages.ts";
import { listSkirt, useShop } from "./shop.ts";
import { call, control } from "./support.ts";

const { enter } = useShop();

const buyButton = (page: Page) => page.getByRole("button", { name: /^Buy for Rp/ });
const amount = (text: string | null) => Number(text!.replace(/\D/g, ""));
const idOf = (page: Page) => new URL(page.url()).hash.split("/").at(-1)!;
const bought = async () => (await call("buyer", "GET", "/orders/my")).body.data.total_as_buyer;

test("things of one seller are bought in one parcel at the seller's discount, and paid at once", async () => {
  await call("seller", "PATCH", "/auth/me", { bundle_discounts: { 2: 10 } });
  const first = await listSkirt("Rok paket satu");
  await listSkirt("Rok paket dua", { price: 100_000 });
  for (let more = 0; more < 24; more++) await listSkirt("Rok lain");
  const page = await enter(`#/listings/${first}`);
  await page.getByText("2 items: 10% off").waitFor();
  await page.getByRole("link", { name: "Buy several in one parcel" }).click();
  await page.getByRole("heading", { name: "1 item" }).waitFor();
  const second = page.getByRole("checkbox", { name: "Add Rok paket dua" });
  expect(await second.count()).toBe(0);
  await page.getByRole("button", { name: "Show more" }).click();
  await second.check();
  await page.getByRole("heading", { name: "2 items" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "2 items" }).waitFor();
  expect(await second.isChecked()).toBe(true);
  await page.getByText("Off for buying together").waitFor();
  await expect.poll(() => page.locator(".costs dd").allTextContents())
    .toEqual(expect.arrayContaining(["Rp300,000", "−Rp30,000"]));
  await expectReadable(page, "bundle");
  const total = amount(await buyButton(page).textContent());
  await buyButton(page).click();
  const pay = page.getByRole("link", { name: "Pay for the whole parcel" });
  await pay.waitFor();
  const { body } = await call("buyer", "GET", `/orders/${idOf(page)}`);
  expect([body.data.bundle.total, body.data.bundle.order_ids.length]).toEqual([total, 2]);
  const [invoice] = await Promise.all([page.waitForEvent("popup"), pay.click()]);
  await invoice.getByRole("button").first().click();
  await page.getByRole("heading", { name: "Paid", exact: true }).waitFor();
  await page.getByRole("listitem").filter({ hasText: "Rok paket dua" }).getByText("Paid")
    .waitFor();
  await page.close();
});

test("a form that stood open for longer than its quote lives buys at the total that it shows, and never at another", async () => {
  const page = await enter(`#/listings/${await listSkirt("Rok lama")}`);
  const shown = await buyButton(page).textContent();
  await control("/clock/advance", { seconds: 16 * 60 });
  await buyButton(page).click();
  await page.getByRole("heading", { name: "Waiting for payment" }).waitFor();
  expect((await call("buyer", "GET", `/orders/${idOf(page)}`)).body.data.total)
    .toBe(amount(shown));

  await page.goto(page.url().replace(/#.*/, `#/listings/${await listSkirt("Rok lama sekali")}`));
  const before = await buyButton(page).textContent();
  const orders = await bought();
  await control("/clock/advance", { seconds: 16 * 60 });
  await control("/shipping/prices", { percent: 150 });
  onTestFinished(() => control("/shipping/prices", { percent: 100 }));
  await buyButton(page).click();
  await page.getByRole("alert").getByText("The price has changed.").waitFor();
  await expect.poll(async () => amount(await buyButton(page).textContent()))
    .toBeGreaterThan(amount(before));
  const after = await buyButton(page).textContent();
  expect(await bought()).toBe(orders);
  await buyButton(page).click();
  await page.getByRole("heading", { name: "Waiting for payment" }).waitFor();
  expect((await call("buyer", "GET", `/orders/${idOf(page)}`)).body.data.total).toBe(amount(after));
  await page.close();
});

test.each(["en-US", "id-ID"])(
  "in %s what fits is found, and a listing shows its measurements beside the user's",
  async (locale) => {
    const words = locale === "en-US"
      ? { fits: "Fits me", say: "What fits me", save: "Save", waist: "Waist (cm)" }
      : { fits: "Pas di badanku", say: "Ukuranku", save: "Simpan", waist: "Lebar pinggang (cm)" };
    await call("buyer", "PUT", "/auth/me/fit", {});
    const brand = `Pas ${locale.slice(0, 2)}`;
    const flaws = [{ text: "Satu kancing diganti" }];
    const measurements = { waist: 36, length: 70 };
    const fitting = await listSkirt("Rok pas", { brand, measurements, flaws });
    await listSkirt("Rok besar", { brand, measurements: { waist: 50, length: 70 } });
    const page = await enter(`#/search?brand=${encodeURIComponent(brand)}`, { locale });
    const found = page.locator(".grid .item");
    await expect.poll(() => found.count()).toBe(2);
    await page.getByRole("checkbox", { name: words.fits }).click();
    await page.getByRole("main").getByRole("link", { name: words.say }).click();
    await page.locator("summary", { hasText: /^(Bottoms|Bawahan)$/ }).click();
    await page.locator("details[open]").getByLabel(words.waist).fill("35");
    await expectReadable(page, "fit");
    await page.getByRole("button", { name: words.save }).click();
    await page.getByRole("status").getByText(/^(Saved|Tersimpan)/).waitFor();
    await page.goBack();
    await page.waitForURL(/fits_me=true/);
    await expect.poll(() => found.count()).toBe(1);
    await found.first().getByRole("link").click();
    await page.waitForURL(`**/#/listings/${fitting}`);
    const rows = page.getByRole("table").getByRole("row");
    await expect.poll(async () => (await rows.allTextContents()).join()).toMatch(/36 cm35 cm/);
    await page.getByText("Satu kancing diganti").waitFor();
    await expectReadable(page, "a listing that fits");
    await page.close();
  },
);
