import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";
import { expectReadable } from "./pages.ts";
import { newest, useShop, visit } from "./shop.ts";
import { call, stack } from "./support.ts";

const { enter } = useShop();
const PHOTO = `${PROJECT_ROOT}/local/seed/photos/batik.webp`;
const asSeller = (path: string, options = {}) => enter(path, options, "sari.closet");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a listing gets the measurements of its category and its flaws with photos, and keeps them when it is edited", async () => {
  const page = await asSeller("#/sell");
  await page.locator(".sell > .photos input[type=file]").setInputFiles(PHOTO);
  await page.getByText("Filled in from your photo. Check it.").waitFor();
  await page.getByLabel("Title").fill("Dress cacat");
  await page.getByLabel("Chest (cm)").fill("44");
  await page.getByLabel("Category").selectOption("Bawahan");
  await page.getByLabel("Inseam (cm)").waitFor();
  await page.getByLabel("Category").selectOption("Dress");
  await page.getByLabel("Chest (cm)").fill("44");
  await page.getByLabel("Waist (cm)").fill("38");
  await press(page, "Add a flaw");
  const flaw = page.locator(".flaws li");
  await flaw.locator("input[type=file]").setInputFiles(PHOTO);
  await flaw.getByRole("img").waitFor();
  await page.getByLabel("Size", { exact: true }).fill("38");
  await page.getByLabel("Whose sizes").selectOption("eu");
  await press(page, "Put it up for sale");
  await page.getByRole("alert").getByText("Say what the photo of a flaw shows.").waitFor();
  await flaw.getByLabel("What is wrong with it").fill("Noda kecil di lengan");
  await press(page, "Add a flaw");
  await press(page, "Put it up for sale");
  await page.getByText("Noda kecil di lengan").waitFor();
  await page.getByText("Size 38 EU").waitFor();
  const id = new URL(page.url()).hash.split("/").at(-1)!;
  const read = async () => (await call("buyer", "GET", `/listings/${id}`)).body.data;
  const { measurements, flaws, size_system } = await read();
  expect([measurements, flaws.length, typeof flaws[0].photo, size_system])
    .toEqual([{ chest: 44, waist: 38 }, 1, "string", "eu"]);

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Waist (cm)").fill("");
  const price = page.getByLabel("Price in rupiah");
  await price.fill("");
  await price.pressSequentially("1250000");
  expect(await price.inputValue()).toBe("1,250,000");
  await press(page, "Save");
  await page.getByRole("row", { name: "Chest 44 cm" }).waitFor();
  expect(await read())
    .toMatchObject({ measurements: { chest: 44 }, flaws, size_system, price: 1_250_000 });

  await page.getByRole("link", { name: "Edit" }).click();
  await flaw.getByLabel("What is wrong with it").waitFor();
  await press(page, "Remove this flaw");
  await press(page, "Save");
  await page.getByRole("row", { name: "Chest 44 cm" }).waitFor();
  expect((await read()).flaws).toEqual([]);
  await page.close();
});

test("a boost is bought from the listing's page, and says until when it lasts", async () => {
  const { id } = await newest();
  const page = await asSeller(`#/sell/${id}`);
  const description = page.getByLabel("Description");
  await description.fill("Half written");
  await page.locator("summary", { hasText: "Boost this listing" }).click();
  await page.locator("details[open]").getByRole("combobox").selectOption({ index: 1 });
  await press(page, "Boost this listing");
  const pay = page.getByRole("link", { name: /^Pay Rp/ });
  await pay.waitFor();
  expect(await description.inputValue()).toBe("Half written");
  const [invoice] = await Promise.all([page.waitForEvent("popup"), pay.click()]);
  await invoice.getByRole("button").first().click();
  await expect.poll(async () => (await call("seller", "GET", "/boosts")).body.data.items[0].status)
    .toBe("ACTIVE");
  await page.reload();
  await page.getByText(/^Boosted until /).waitFor();
  await page.close();
});

test("an identity check is sent, refused with a reason, sent again and approved", async () => {
  const page = await enter("#/me");
  const send = async () => {
    for (const name of ["Photo of your KTP", "Photo of your face"]) {
      await page.getByLabel(name).setInputFiles(PHOTO);
    }
    await press(page, "Send");
    await page.getByText("Our staff look at your photos.").waitFor();
  };
  const decide = async (how: "approve" | "reject", body = {}) => {
    const pending = await call("ops_admin", "GET", "/admin/ktp/pending");
    const { id } = pending.body.data.items[0];
    const { status } = await call("ops_admin", "POST", `/admin/ktp/${id}/${how}`, body);
    expect(status).toBe(200);
    await page.reload();
  };
  await send();
  await decide("reject", { reason: "Fotonya buram." });
  await page.getByText("Fotonya buram.").waitFor();
  await send();
  await decide("approve");
  await page.getByText("You are verified.").waitFor();
  await page.close();
});

test("each form of the account page is saved alone, and a vacation ends on the reader's day", async () => {
  const page = await asSeller("#/me", { timezoneId: "Asia/Jakarta" });
  const bio = page.getByLabel("About you");
  const phone = page.getByLabel("Phone").first();
  const save = async (heading: string) => {
    const part = page.locator(".columns > div").filter({
      has: page.getByRole("heading", { name: heading, exact: true }),
    });
    await page.evaluate(`document.querySelector("#state").textContent = ""`);
    await part.getByRole("button", { name: "Save" }).first().click();
    await page.getByRole("status").getByText("Saved.").waitFor();
    await page.locator("#page[aria-busy=false]").waitFor();
  };
  await phone.fill("0812 3456 7890");
  await save("Profile");
  await bio.fill("Half written");
  await page.getByLabel("3 items (%)").fill("15");
  await save("Discount for several items");
  await page.getByLabel("Live", { exact: true }).uncheck();
  await page.getByLabel("Once a day by e-mail").uncheck();
  await save("Tell me");
  const back = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("On vacation until").fill(back);
  await save("Vacation");
  await page.getByText(/^On vacation until .*: nobody can order/).waitFor();
  expect([await bio.inputValue(), await phone.inputValue()])
    .toEqual(["Half written", "+6281234567890"]);
  const me = (await call("seller", "GET", "/auth/me")).body.data;
  expect([me.phone, me.bundle_discounts]).toEqual(["+6281234567890", { 3: 15 }]);
  expect(Date.parse(me.on_vacation_until)).toBe(Date.parse(`${back}T00:00+07:00`));
  const told = (await call("seller", "GET", "/notifications/preferences")).body.data;
  expect(told).toMatchObject({ muted_categories: ["live"], email_digest: false });
  await page.reload();
  await expect.poll(() => page.getByLabel("Live", { exact: true }).isChecked()).toBe(false);
  await expect.poll(() => page.getByLabel("On vacation until").inputValue()).toBe(back);
  await call("seller", "PATCH", "/auth/me", { on_vacation_until: null });
  await page.close();
});

test.each(["en-US", "id-ID"])(
  "in %s the forms of sellers are readable, accessible and fit",
  async (locale) => {
    const { id } = await newest();
    const page = await asSeller("#/", { locale });
    for (const path of [`sell/${id}`, "fit", "me", `people/${stack.users["seller"]!.id}`]) {
      await visit(page, path);
      for (const summary of await page.locator("main summary:visible").all()) {
        await summary.click();
      }
      await expectReadable(page, path);
    }
    await page.close();
  },
);
