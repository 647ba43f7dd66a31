import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults, cutOff, expectVisibleFocus, labelsInTheWay } from "./pages.ts";
import { deliver, resolve, RETURNED, sell } from "./sales.ts";
import { call, useBrowser } from "./support.ts";

const open = useBrowser();

/** Paths with something on each page: two orders, a mail, an invoice. */
async function everyPage(page: Page): Promise<string[]> {
  await deliver(page, RETURNED);
  const order = new URL(page.url()).pathname;
  await deliver(page, ["dispute"]);
  const disputed = new URL(page.url()).pathname;
  await page.goto(new URL("/sandbox/email", page.url()).href);
  const mail = await page.locator("td a").first().getAttribute("href");
  const { body } = await call("buyer", "GET", "/orders/my");
  const invoice = body.data.as_buyer[0].payment.invoice_url;
  const paths = ["/", "/console/faults", "/console/clock", "/console/nothing", order, disputed]
    .concat(["/sandbox/email", mail!, invoice]);
  return paths.map((path) => new URL(path, page.url()).pathname + new URL(path, page.url()).search);
}

const LOOKS: BrowserContextOptions[] = (["light", "dark"] as const).flatMap((colorScheme) => [
  { colorScheme, viewport: { width: 1100, height: 800 } },
  { colorScheme, viewport: { width: 390, height: 844 } },
]);

test(
  "every page is accessible, cut off nowhere, and leads back, in light and dark, wide and narrow",
  async () => {
    const first = await open("/");
    const paths = await everyPage(first);
    await first.close();
    for (const look of LOOKS) {
      const page = await open("/", look);
      for (const path of paths) {
        await page.goto(new URL(path, page.url()).href);
        const where = `${path} ${look.colorScheme} ${look.viewport!.width}`;
        expect(await accessibilityFaults(page), where).toEqual([]);
        expect(await cutOff(page), where).toEqual([]);
        expect(await page.locator('header a[href="/"]').count(), where).toBeGreaterThan(0);
        expect(await page.locator('link[rel="icon"]').getAttribute("href"), where).toMatch(
          /^data:image\/svg/,
        );
      }
      await page.close();
    }
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
  expect(new URL(page.url()).hash).toBe("#content");
  await page.close();
});

test("no curve crosses a label of the ledger's drawing, whatever the order went through", async () => {
  const page = await open("/");
  const split = { resolution: "split", refund_amount: 20_000 };
  const endings = [
    () => deliver(page, ["confirm"]),
    () => deliver(page, ["dispute"]).then(() => resolve(page, { resolution: "refund" })),
    () => deliver(page, ["dispute"]).then(() => resolve(page, split)),
    () => deliver(page, RETURNED),
  ];
  for (const end of endings) {
    await end();
    expect(await page.locator(".diagram .label").count()).toBeGreaterThan(3);
    expect(await labelsInTheWay(page), page.url()).toEqual([]);
  }
  await sell(page, ["pay", "cancel"]);
  expect(await labelsInTheWay(page)).toEqual([]);
  await page.close();
});

test("on a phone the drawing is a list that names every movement", async () => {
  const page = await open("/", { viewport: { width: 390, height: 844 } });
  await deliver(page, ["confirm"]);
  expect(await page.locator(".diagram svg").isVisible()).toBe(false);
  expect(await page.locator(".flows").innerText()).toMatch(/provider cash → escrow\s+Rp/);
  await page.close();
});
