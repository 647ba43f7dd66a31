/** Remakes the README's pictures: npm run browser -- --screenshots. Otherwise it only looks whether they are there. */
import { expect, test } from "vitest";
import { CLONE } from "../local/scratch.ts";
import { call, useBrowser } from "./support.ts";

const open = useBrowser();
const folder = Deno.env.get("SCREENSHOTS");
const LARGEST = 150_000;
const NAMES = ["console.png", "order.png", "reference.png"];

test.runIf(folder)(
  "the console, an order's ledger and the reference are photographed",
  async () => {
    const shoot = async (address: string, name: string, height: number) => {
      const page = await open(address, { viewport: { width: 1100, height } });
      if (name === "reference.png") {
        await page.getByText("200 OK").or(
          page.getByText("listing_id").first(),
        ).first().waitFor();
      }
      await page.screenshot({ path: `${folder}/${name}` });
      await page.close();
    };
    const { body } = await call("buyer", "GET", "/orders/my?status=COMPLETED&limit=1");
    await shoot("/", "console.png", 900);
    await shoot(`/console/orders/${body.data.as_buyer[0].reference}`, "order.png", 760);
    await shoot("/docs#tag/orders/POST/orders", "reference.png", 760);
  },
);

test.each(NAMES)("docs/%s is there, and small enough for a README", async (name) => {
  const { size } = await Deno.stat(`${CLONE}/docs/${name}`);
  expect(size, "npm run browser -- --screenshots").toBeLessThan(LARGEST);
});
