import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectReadable, expectVisibleFocus, labelsInTheWay } from "./pages.ts";
import { consoleOf, DELIVERED, DISPUTED, resolve, RETURNED, sell } from "./sales.ts";
import { call, useBrowser } from "./support.ts";

const open = useBrowser();

/** Paths with something on each page: two orders, a mail, an invoice. */
async function everyPage(page: Page): Promise<string[]> {
  const orders = [consoleOf(await sell(RETURNED)), consoleOf(await sell(DISPUTED))];
  await page.goto(new URL("/sandbox/email", page.url()).href);
  const mail = await page.locator("td a").first().getAttribute("href");
  const { body } = await call("buyer", "GET", "/orders/my");
  const invoice = body.data.as_buyer[0].payment.invoice_url;
  const paths = ["/", "/console/faults", "/console/clock", "/console/nothing", ...orders]
    .concat(["/sandbox/email", mail!, invoice]);
  return paths.map((path) => new URL(path, page.url()).pathname + new URL(path, page.url()).search);
}

test(
  "every page is accessible, cut off nowhere, and leads back, in light and dark, wide and narrow",
  async () => {
    const page = await open("/");
    for (const path of await everyPage(page)) {
      await page.goto(new URL(path, page.url()).href);
      await expectReadable(page, path);
      expect(await page.locator('header a[href="/"]').count(), path).toBeGreaterThan(0);
      expect(await page.locator('link[rel="icon"]').getAttribute("href"), path)
        .toMatch(/^data:image\/svg/);
    }
    await page.close();
  },
  300_000,
);

test("the keyboard's focus is seen at every stop, and skips to the content", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const path of ["/", "/console/faults"]) {
      const page = await open(path, { colorScheme });
      await expectVisibleFocus(page, 25);
      await page.close();
    }
  }
  const page = await open("/console/faults");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/*#content");
  await page.close();
});

test("no curve crosses a label of the ledger's drawing, whatever the order went through", async () => {
  const page = await open("/");
  const split = { resolution: "split", refund_amount: 20_000 };
  const [refunded, divided] = [await sell(DISPUTED), await sell(DISPUTED)];
  await resolve(refunded, { resolution: "refund" });
  await resolve(divided, split);
  const others = [await sell([...DELIVERED, "confirm"]), await sell(RETURNED)];
  for (const ended of [refunded, divided, ...others]) {
    await page.goto(consoleOf(ended));
    expect(await page.locator(".diagram .label").count()).toBeGreaterThan(3);
    expect(await labelsInTheWay(page), page.url()).toEqual([]);
  }
  await page.goto(consoleOf(await sell(["pay", "cancel"])));
  expect(await labelsInTheWay(page)).toEqual([]);
  await page.close();
});

test("on a phone the drawing is a list that names every movement", async () => {
  const order = consoleOf(await sell([...DELIVERED, "confirm"]));
  const page = await open(order, { viewport: { width: 390, height: 844 } });
  expect(await page.locator(".diagram svg").isVisible()).toBe(false);
  expect(await page.locator(".flows").innerText()).toMatch(/provider cash → escrow\s+Rp/);
  await page.close();
});
