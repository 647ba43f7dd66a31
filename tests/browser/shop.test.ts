import { expect, onTestFinished, test } from "vitest";
import { expectReadable } from "./pages.ts";
import { newest, useShop, visit } from "./shop.ts";
import { call, stack } from "./support.ts";

const { enter } = useShop();

test("filters have counts and chips, the address holds them, and Back takes them back", async () => {
  const page = await enter();
  const found = page.getByRole("heading", { name: / found$/ });
  const all = await found.textContent();
  const first = page.getByRole("group", { name: "Brand" }).getByRole("checkbox").first();
  const count = await first.locator("xpath=..").locator("small").textContent();
  // Not `check`, which may look at its successor on the page that follows.
  await first.click();
  await page.getByRole("heading", { name: `${count} found` }).waitFor();
  expect(page.url()).toMatch(/#\/search\?brand=/);
  await page.getByRole("group", { name: "Condition" }).getByRole("checkbox").first().click();
  await page.waitForURL(/condition=/);
  const chips = page.getByRole("list", { name: "Chosen" }).getByRole("link");
  await chips.nth(2).waitFor();
  await page.reload();
  await chips.nth(2).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: `${count} found` }).waitFor();
  await expect.poll(() => first.isChecked()).toBe(true);
  await page.getByRole("link", { name: "Clear all" }).click();
  await page.getByRole("heading", { name: all! }).waitFor();
  await expect.poll(() => first.isChecked()).toBe(false);
  await page.close();
});

test("a filter that is chosen by keyboard keeps the focus", async () => {
  const page = await enter();
  const box = page.getByRole("group", { name: "Condition" }).getByRole("checkbox").first();
  await box.focus();
  await page.keyboard.press("Space");
  await page.getByRole("list", { name: "Chosen" }).getByRole("link").nth(1).waitFor();
  expect(await box.isChecked()).toBe(true);
  await expect.poll(() => page.evaluate("document.activeElement.id")).toMatch(/^condition=/);
  await page.close();
});

test("suggestions come while typing, and arrows, Enter and Escape work", async () => {
  const page = await enter();
  const input = page.getByRole("combobox", { name: "Search" });
  await input.pressSequentially("uni");
  const option = page.getByRole("option").filter({ hasText: "Uniqlo" }).first();
  await option.waitFor();
  expect(await input.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Escape");
  await option.waitFor({ state: "hidden" });
  expect(await input.inputValue()).toBe("uni");
  await input.pressSequentially("q");
  await option.waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = page.locator(`#${await input.getAttribute("aria-activedescendant")}`);
  expect(await active.getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  await page.waitForURL(/brand=Uniqlo|q=uniqlo/);
  await page.getByRole("list", { name: "Found" }).getByRole("listitem").first().waitFor();
  await page.close();
});

test("nothing found says so, and leads back", async () => {
  const page = await enter("#/search?q=zzzxxyyq");
  await page.getByText("Nothing for sale matches.").waitFor();
  await page.getByRole("link", { name: "Clear the search" }).click();
  await page.getByRole("list", { name: "Found" }).getByRole("listitem").first().waitFor();
  await page.close();
});

test("a like and a follow fill their lists, and a block is kept until it is taken back", async () => {
  const { id, title } = await newest();
  const page = await enter(`#/listings/${id}`);
  const press = (name: RegExp) => page.getByRole("button", { name }).click();
  const shows = (name: RegExp) => page.getByRole("button", { name, pressed: true }).waitFor();
  const go = (name: string) => page.getByRole("navigation").getByRole("link", { name }).click();
  await press(/Like/);
  await shows(/Liked/);
  await press(/^Follow$/);
  await shows(/^Following$/);
  for (const list of ["Liked", "Following"]) {
    await go(list);
    await page.getByRole("list", { name: list }).getByRole("link", { name: title }).first()
      .waitFor();
  }
  await page.goto(page.url().replace(/#.*/, `#/listings/${id}`));
  await press(/^Liked|♥/);
  await page.getByRole("button", { name: /Like/, pressed: false }).first().waitFor();
  await press(/^Block$/);
  await shows(/^Unblock$/);
  await go("You");
  const blocked = page.getByRole("listitem").filter({ hasText: "sari.closet" });
  await blocked.getByRole("button", { name: "Unblock" }).click();
  await page.getByText("You block nobody.").waitFor();
  await go("Liked");
  await page.getByText("You like nothing yet.").waitFor();
  await go("Following");
  await page.getByText("Nobody whom you follow sells anything.").waitFor();
  await page.close();
});

test("a seller on vacation says until when, and cannot be ordered from", async () => {
  const { id } = await newest();
  const until = new Date(Date.now() + 9 * 86_400_000).toISOString();
  await call("seller", "PATCH", "/auth/me", { on_vacation_until: until });
  const page = await enter(`#/listings/${id}`);
  await page.getByText(/^On vacation until \d+ \w+ \d{4}: order after that\.$/).waitFor();
  expect(await page.getByRole("button", { name: /^Buy/ }).count()).toBe(0);
  await call("seller", "PATCH", "/auth/me", { on_vacation_until: null });
  await page.reload();
  await page.getByRole("button", { name: /^Buy for Rp/ }).waitFor();
  await page.close();
});

test("an unknown listing shows an empty page with the request, and not the last listing", async () => {
  const { id, title } = await newest();
  const page = await enter(`#/listings/${id}`);
  await page.getByRole("heading", { name: title }).waitFor();
  await page.evaluate(`location.hash = "#/listings/00000000-0000-4000-8000-000000000001"`);
  await page.getByText("There is nothing here.").waitFor();
  await page.getByRole("alert").filter({ hasText: /Request [\w-]{8,}/ }).waitFor();
  expect(await page.getByRole("heading", { name: title }).count()).toBe(0);
  await page.close();
});

test("a stream shows what it sells and who watches, and each message of its chat once and in order", async () => {
  const pinned = await newest();
  const { body } = await call("seller", "POST", "/live-streams", {
    title: "Drop Sabtu malam",
    pinned_listing_ids: [pinned.id],
  });
  const { id } = body.data;
  try {
    const page = await enter("#/live");
    await page.getByRole("link", { name: "Drop Sabtu malam" }).click();
    await page.getByRole("list", { name: "In this stream" }).getByText(pinned.title).waitFor();
    await page.getByText("· 1 watching").waitFor();
    await call("seller", "POST", `/live-streams/${id}/chat`, { text: "Halo semua" });
    await page.getByText("Halo semua").waitFor();
    await page.getByLabel("Message").fill("Berapa?");
    await page.keyboard.press("Enter");
    await page.getByText("Berapa?").waitFor();
    await call("seller", "POST", `/live-streams/${id}/chat`, { text: "Dua ratus ribu" });
    await page.getByText("Dua ratus ribu").waitFor();
    const shown = await page.getByRole("log").getByRole("listitem").allTextContents();
    expect(shown.filter((text) => /Halo|Berapa|Dua/.test(text))).toEqual([
      "sari.closet Halo semua",
      "rani Berapa?",
      "sari.closet Dua ratus ribu",
    ]);
    await page.close();
  } finally {
    await call("seller", "PUT", `/live-streams/${id}/end`);
  }
});

test("who goes elsewhere before a stream is shown is none of its viewers", async () => {
  const { body } = await call("seller", "POST", "/live-streams", { title: "Drop sebentar" });
  const { id } = body.data;
  onTestFinished(async () => void await call("seller", "PUT", `/live-streams/${id}/end`));
  const viewers = async () => (await call("buyer", "GET", `/live-streams/${id}`)).body.data.viewers;
  const page = await enter("#/live");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/view", async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  await page.getByRole("link", { name: "Drop sebentar" }).click();
  await expect.poll(viewers).toBe(1);
  await visit(page, "search");
  release();
  await expect.poll(viewers).toBe(0);
  await page.close();
});

/** An open offer, a saved search, and a conversation from both sides; its id. */
async function bargain(listing_id: string): Promise<string> {
  const listing = await call("buyer", "GET", `/listings/${listing_id}`);
  const price = Math.ceil(listing.body.data.price * .7 / 1_000) * 1_000;
  await call("buyer", "POST", "/offers", { listing_id, price });
  const filters = { q: "kemeja", size: ["M"], max_price: 200_000 };
  await call("buyer", "POST", "/searches/saved", { name: "Kemeja ukuran M", filters });
  const { body } = await call("buyer", "POST", "/conversations", { listing_id });
  const path = `/conversations/${body.data.id}/messages`;
  await call("buyer", "POST", path, { text: "Masih ada? WA 0812-3456-7890 ya" });
  await call("seller", "POST", path, { text: "Masih ada kak, mulus tanpa cacat." });
  return body.data.id;
}

test.each(["en-US", "id-ID"])(
  "in %s every page is readable, accessible and fits a desktop and a phone, in light and dark",
  async (locale) => {
    const { id } = await newest();
    const { body } = await call("seller", "POST", "/live-streams", { title: "Drop Minggu" });
    const live = body.data.id;
    await call("seller", "POST", `/live-streams/${live}/chat`, { text: "Halo" });
    const talk = await bargain(id);
    const paths = ["search", "search?brand=Uniqlo&condition=good", "search?q=zzzxxyyq", "liked"]
      .concat(`listings/${id}`, "live", `live/${live}`, "orders", "me", "mine", "wallet", "sell")
      .concat("notifications", `people/${stack.users["seller"]!.id}`, "saved", "offers")
      .concat("conversations", `conversations/${talk}`);
    try {
      const page = await enter("#/search?brand=Levi", { locale });
      for (const path of paths) {
        await visit(page, path);
        if (path.startsWith("live/")) await page.getByText("sari.closet Halo").waitFor();
        if (path.includes(talk)) await page.getByText("mulus tanpa cacat").first().waitFor();
        await expectReadable(page, path);
      }
      await page.close();
    } finally {
      await call("seller", "PUT", `/live-streams/${live}/end`);
    }
  },
);

test("the shop begins with what is for you, and a listing leads to similar ones", async () => {
  const page = await enter("#/search", { viewport: { width: 390, height: 844 } });
  const forYou = page.getByRole("list", { name: "For you" });
  await forYou.getByRole("listitem").first().waitFor();
  expect(await forYou.getByRole("listitem").count()).toBeLessThanOrEqual(4);
  await forYou.getByRole("link").first().click();
  const similar = page.getByRole("list", { name: "Similar" });
  await similar.getByRole("link").first().waitFor();
  await expectReadable(page, "similar");
  const address = page.url();
  await similar.getByRole("link").first().click();
  await page.waitForURL((url) => url.href !== address);
  await page.close();
});
