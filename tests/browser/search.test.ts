import { expect, test } from "vitest";
import { deliver, press } from "./sales.ts";
import { stack, useBrowser } from "./support.ts";

const open = useBrowser();

test("an order, its transfers and mails are found by reference, name, account and words", async () => {
  const page = await open("/");
  await deliver(page, [/^Buyer confirms/]);
  const reference = new URL(page.url()).pathname.split("/").at(-1)!;
  const search = async (text: string) => {
    await page.goto(`${stack.base_url}/console/search`);
    await page.getByRole("searchbox").fill(text);
    await press(page, "Search");
  };
  await search(reference.toLowerCase());
  expect(await page.locator("#orders a").count()).toBe(1);
  const sums = await page.locator("#transfers tbody .number").allInnerTexts();
  expect(sums.length).toBeGreaterThan(1);
  expect(new Set(sums)).toEqual(new Set(["Rp 0"]));
  expect(await page.locator("#mails tbody tr").count()).toBeGreaterThan(1);
  await search("sari.closet");
  expect(await page.locator("#transfers").innerText()).toContain(reference);
  await search("protection fee revenue");
  expect(await page.locator("#transfers").innerText()).toContain(reference);
  await search("buyer@demo");
  expect(await page.locator("#mails tbody tr").count()).toBeGreaterThan(1);
  await search("100%_nothing");
  expect(await page.locator("main").innerText()).toContain("Nothing with “100%_nothing”.");
  await page.locator("#orders, #transfers, #mails").count().then((found) => expect(found).toBe(0));
  await page.close();
});
