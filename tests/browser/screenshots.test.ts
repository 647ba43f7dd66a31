/** `npm run browser -- --screenshots` takes the pictures of the documents again. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { go, usePanel } from "./panel/support.ts";
import { consoleOf, DELIVERED, DISPUTED, sell, submitKtp } from "./sales.ts";
import { newest, useShop } from "./shop.ts";
import { useBrowser } from "./support.ts";

const open = useBrowser();
const openPanel = usePanel();
const { enter } = useShop();
interface Photo {
  naturalWidth: number;
}
/** The photos in sight, instead of what stands there before. */
async function shown(shop: Page): Promise<void> {
  const photos = shop.locator("#page img");
  await expect.poll(() =>
    photos.evaluateAll((all) =>
      (all as unknown as Photo[]).slice(0, 4).every(({ naturalWidth }) => naturalWidth > 0)
    )
  ).toBe(true);
  await shop.waitForLoadState("networkidle");
}
const folder = Deno.env.get("SCREENSHOTS");

test(
  "the pictures show the console, an order's ledger, the API reference and the shop",
  async () => {
    const order = consoleOf(await sell([...DELIVERED, "confirm"]));
    const page = await open(order, { viewport: { width: 1100, height: 760 } });
    await page.screenshot({ path: `${folder}/order.png` });
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.goto(new URL("/", order).href);
    await page.screenshot({ path: `${folder}/console.png` });
    await page.setViewportSize({ width: 1100, height: 760 });
    await page.goto(new URL("/docs#tag/orders/POST/orders", order).href);
    await page.getByText("listing_id").first().waitFor();
    await page.screenshot({ path: `${folder}/reference.png` });
    await page.close();
    const shop = await enter("#/search", { viewport: { width: 1100, height: 900 } });
    const ready = shop.locator("#page[aria-busy=false]");
    await ready.waitFor();
    await shown(shop);
    await shop.screenshot({ path: `${folder}/shop.jpg`, quality: 80 });
    await shop.evaluate(`location.hash = "#/listings/${(await newest()).id}"`);
    await shop.getByRole("button", { name: /^Buy for/ }).waitFor();
    await shown(shop);
    await shop.screenshot({ path: `${folder}/shop-listing.jpg`, quality: 80 });
    await shop.close();
  },
);

test(
  "the pictures show what waits, a dry run, and the money of an order",
  async () => {
    const { id } = await sell(DISPUTED);
    await submitKtp("buyer");
    const page = await openPanel("ops_admin", "#/", { viewport: { width: 1100, height: 420 } });
    await page.screenshot({ path: `${folder}/panel-home.png` });
    await page.setViewportSize({ width: 1100, height: 900 });
    await go(page, `#/order/${id}`);
    await page.getByRole("button", { name: "Resolve a dispute" }).click();
    await page.getByLabel("resolution").selectOption("refund");
    await page.getByLabel("note").fill("Noda di kerah tidak ada di foto.");
    await page.getByRole("button", { name: "Try it first" }).click();
    await page.getByText("A dry run: this would be the result.").waitFor();
    await page.screenshot({ path: `${folder}/panel-order.png` });
    await page.locator(".drawing").screenshot({ path: `${folder}/panel-money.png` });
    await page.close();
  },
);
