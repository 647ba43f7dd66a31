/** `npm run browser -- --screenshots` takes the pictures of docs/panel.md again. */
import { test } from "vitest";
import { deliver, submitKtp } from "../sales.ts";
import { call, useBrowser } from "../support.ts";
import { go, usePanel } from "./support.ts";

const open = usePanel();
const browse = useBrowser();
const folder = Deno.env.get("SCREENSHOTS");
test.runIf(folder)(
  "the pictures show what waits, a dry run, and the money of an order",
  async () => {
    const shop = await browse("/");
    await deliver(shop, ["dispute"]);
    const reference = shop.url().split("/").at(-1)!;
    await submitKtp("buyer");
    await shop.close();
    const { body } = await call("ops_admin", "GET", `/admin/disputes?order=${reference}`);
    const page = await open("ops_admin", "#/", { viewport: { width: 1100, height: 420 } });
    await page.screenshot({ path: `${folder}/panel-home.png` });
    await page.setViewportSize({ width: 1100, height: 900 });
    await go(page, `#/order/${body.data.items[0].order_id}`);
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
