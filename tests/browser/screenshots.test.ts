/** `npm run browser -- --screenshots` takes the README's pictures again; otherwise only their presence is checked. */
import { test } from "vitest";
import { call, useBrowser } from "./support.ts";

const open = useBrowser();
const folder = Deno.env.get("SCREENSHOTS");
const KEBAYA = {
  title: "Kebaya encim",
  price: 240_000,
  product_category: "Atasan",
  gender: "female",
  condition: "like_new",
  size: "M",
  photos: ["https://images.example.com/demo/kebaya.jpg"],
  weight_grams: 350,
};
const LISTINGS = [
  { ...KEBAYA, title: "Dress tenun Sumba", product_category: "Dress", price: 310_000 },
  { ...KEBAYA, title: "Jaket kulit pendek", product_category: "Outerwear", price: 450_000 },
  { ...KEBAYA, title: "Tas anyaman Bali", product_category: "Tas", price: 165_000 },
  { ...KEBAYA, title: "Sepatu boots coklat", product_category: "Sepatu", price: 275_000 },
];

test.runIf(folder)(
  "the pictures show the console, an order's ledger and the API reference",
  async () => {
    await call("seller", "POST", "/listings", KEBAYA);
    const page = await open("/", { viewport: { width: 1100, height: 760 } });
    const press = (name: RegExp) => page.getByRole("button", { name }).first().click();
    for (
      const name of [/^Rani buys/, /pays the invoice/, /^Seller hands/, /^Courier del/, /confirms/]
    ) {
      await press(name);
    }
    // Without the calls of the last click.
    const order = page.url();
    for (const listing of LISTINGS) await call("seller", "POST", "/listings", listing);
    await page.goto(new URL("/", order).href);
    await press(/^Rani buys/);
    await page.goto(order);
    await page.screenshot({ path: `${folder}/order.png` });
    await call("seller", "POST", "/listings", { ...LISTINGS[3], title: "Sandal kulit" });
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.goto(new URL("/", order).href);
    await page.screenshot({ path: `${folder}/console.png` });
    await page.setViewportSize({ width: 1100, height: 760 });
    await page.goto(new URL("/docs#tag/orders/POST/orders", order).href);
    await page.getByText("listing_id").first().waitFor();
    await page.screenshot({ path: `${folder}/reference.png` });
    await page.close();
  },
);
