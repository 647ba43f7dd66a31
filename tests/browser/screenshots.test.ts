/** `npm run browser -- --screenshots` takes the README's pictures again; otherwise only their presence is checked. */
import { test } from "vitest";
import { deliver } from "./sales.ts";
import { newest, useShop } from "./shop.ts";
import { useBrowser } from "./support.ts";

const open = useBrowser();
const { enter } = useShop();
const folder = Deno.env.get("SCREENSHOTS");

test.runIf(folder)(
  "the pictures show the console, an order's ledger, the API reference and the shop",
  async () => {
    const page = await open("/", { viewport: { width: 1100, height: 760 } });
    await deliver(page, ["confirm"]);
    const order = page.url();
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
    await shop.waitForLoadState("networkidle");
    await shop.screenshot({ path: `${folder}/shop.jpg`, quality: 80 });
    await shop.evaluate(`location.hash = "#/listings/${(await newest()).id}"`);
    await shop.getByRole("button", { name: /^Buy for/ }).waitFor();
    await shop.waitForLoadState("networkidle");
    await shop.screenshot({ path: `${folder}/shop-listing.jpg`, quality: 80 });
    await shop.close();
  },
);
