import { expect, test } from "vitest";
import { accessibilityFaults, cutOff } from "./pages.ts";
import { readability } from "./readability.ts";
import { newest, SIZES, useShop } from "./shop.ts";
import { call } from "./support.ts";

const { enter } = useShop();

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

const SHOTS = Deno.env.get("SHOTS");

test.each(["light", "dark"] as const)(
  "in %s every page is readable, accessible and fits a phone and a desktop",
  async (colorScheme) => {
    const { id } = await newest();
    const { body } = await call("seller", "POST", "/live-streams", { title: "Drop Minggu" });
    const live = body.data.id;
    await call("seller", "POST", `/live-streams/${live}/chat`, { text: "Halo" });
    const talk = await bargain(id);
    try {
      for (const [size, viewport] of SIZES) {
        const page = await enter("#/search?brand=Levi", { colorScheme, viewport });
        for (
          const path of ["search", "search?brand=Uniqlo&condition=good", "search?q=zzzxxyyq"]
            .concat(
              `listings/${id}`,
              "liked",
              "live",
              `live/${live}`,
              "orders",
              "me",
              "saved",
              "offers",
              "conversations",
              `conversations/${talk}`,
            )
        ) {
          const what = `${path}, ${size}, ${colorScheme}`;
          await page.evaluate(
            `document.querySelector("#page").ariaBusy = "true"; location.hash = "#/${path}"`,
          );
          await page.waitForURL(`**/#/${path}`);
          await page.locator("#page[aria-busy=false]").waitFor();
          if (path.startsWith("live/")) await page.getByText("sari.closet Halo").waitFor();
          if (path.includes(talk)) await page.getByText("mulus tanpa cacat").first().waitFor();
          const [dim, width] = await page.evaluate(readability) as [string[], number];
          expect([dim, width <= viewport.width], what).toEqual([[], true]);
          expect([await accessibilityFaults(page), await cutOff(page)], what).toEqual([[], []]);
          const name = what.replaceAll(/\W+/g, "_");
          if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
        }
        await page.close();
      }
    } finally {
      await call("seller", "PUT", `/live-streams/${live}/end`);
    }
  },
);
