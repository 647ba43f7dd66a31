/** The page of a disputed order: what its parties say, and its money. */
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../local/project.ts";
import { labelsInTheWay } from "../pages.ts";
import { DELIVERED, list, sell } from "../sales.ts";
import { call, must } from "../support.ts";
import { usePanel } from "./support.ts";

const open = usePanel();
interface Photo {
  naturalWidth: number;
}

/** Stores a photo of this user; returns its address. */
async function photoOf(who: string): Promise<string> {
  const type = "image/webp";
  const { body } = await call(who, "POST", "/listings/photos", { content_type: type });
  const stored = await fetch(body.data.signed_url, {
    method: "PUT",
    headers: { "content-type": type },
    body: await Deno.readFile(`${PROJECT_ROOT}/local/seed/photos/batik.webp`),
  });
  expect(stored.status).toBe(200);
  return body.data.public_url;
}

test("what both sides say stands side by side with photos, others' offers are named, and the money is drawn", async () => {
  const listing = list();
  await must("seller2", "POST", "/offers", { listing_id: await listing, price: 100_000 });
  const { id } = await sell(DELIVERED, listing);
  const say = (who: string, method: string, path: string, body: object) =>
    must(who, method, `/orders/${id}/${path}`, body);
  const description = "Noda di lengan kiri";
  const photos = [await photoOf("buyer")];
  await say("buyer", "PUT", "dispute", { reason: "Bernoda", description, photos });
  const answer = { description: "Lengan kiri bersih", photos: [await photoOf("seller")] };
  await say("seller", "PUT", "dispute/answer", answer);
  await say("seller", "POST", "settlement", { refund_amount: 15_000, note: "Untuk cuci" });
  const page = await open("ops_admin", `#/order/${id}`);
  const [buyer, seller] = [page.locator(".talk").first(), page.locator(".talk").last()];
  expect(await buyer.innerText()).toMatch(/Opens the dispute[\s\S]*Bernoda: Noda di lengan kiri/);
  expect(await seller.innerText()).toMatch(
    /Answers[\s\S]*Lengan kiri bersih[\s\S]*Offers that Rp 15,000[\s\S]*Untuk cuci/,
  );
  for (const side of [buyer, seller]) {
    await expect.poll(() =>
      side.locator("img").evaluate((image) => (image as unknown as Photo).naturalWidth)
    ).toBeGreaterThan(0);
  }
  const [left, right] = [await buyer.boundingBox(), await seller.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);

  expect(await page.locator("main").innerText())
    .toMatch(/Offers for the listing[\s\S]*Rp 100,000, buyer bima_thrift/);

  const next = page.locator("details", { hasText: "What can happen next" });
  expect(await next.locator("li").allInnerTexts()).toEqual([
    "The staff, portal or parties may make it “completed”.",
    "The staff or portal may make it “refunded”.",
  ]);

  const drawing = page.locator(".drawing");
  const said = await drawing.locator("svg").getAttribute("aria-label");
  const shown = await drawing.locator(".label").allTextContents();
  const movements = await drawing.locator(".movements li").allTextContents();
  expect(shown.length).toBeGreaterThan(2);
  expect(movements.length).toBe(shown.length);
  expect(said).toMatch(/payment: provider cash → escrow Rp/);
  expect(await labelsInTheWay(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await drawing.locator("svg").isVisible()).toBe(false);
  for (const movement of await drawing.locator(".movements li").all()) {
    expect(await movement.innerText()).toMatch(/→[\s\S]*Rp/);
  }
  await page.close();
});
