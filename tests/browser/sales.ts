/** Steps in the console that several tests begin with. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";
import { call, stack } from "./support.ts";

export const press = async (page: Page, name: string | RegExp) => {
  const button = page.getByRole("button", { name }).first();
  // The page is older than a callback that is handled late.
  await button.waitFor({ timeout: 5_000 }).catch(() => page.reload());
  await button.click();
  await page.waitForLoadState();
};

/** Buys the first listing on the page; the page is then the order's. */
export async function buy(page: Page): Promise<void> {
  await page.locator("#shop button").first().click();
  await page.waitForURL("**/console/orders/ORD-*");
}

const DELIVERED = [/pays the invoice/, /^Seller hands/, /^Courier delivers/];

const BAG = {
  title: "Tas anyaman",
  price: 120_000,
  product_category: "Tas",
  gender: "unisex",
  condition: "good",
  photos: ["https://images.example.com/demo/tas.jpg"],
  weight_grams: 300,
};

/** Something that the console's buyer can buy. */
export async function list(changes = {}): Promise<{ id: string }> {
  const { status, body } = await call("seller", "POST", "/listings", { ...BAG, ...changes });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

/** Lists a bag and sells it up to `steps`. */
export async function sell(page: Page, steps: readonly RegExp[] = []): Promise<void> {
  await list();
  await page.goto(new URL("/", page.url()).href);
  await buy(page);
  for (const step of steps) await press(page, step);
}
export const deliver = (page: Page, steps: readonly RegExp[] = []) =>
  sell(page, [...DELIVERED, ...steps]);

export const referenceOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1)!;

/** Staff resolve the dispute of the order that the page shows. */
export async function resolve(page: Page, resolution: object): Promise<void> {
  const found = await call("ops_admin", "GET", `/admin/disputes?order=${referenceOf(page)}`);
  const path = `/admin/disputes/${found.body.data.items[0].id}/resolve`;
  const { status, body } = await call("ops_admin", "POST", path, {
    ...resolution,
    note: "Checked",
  });
  expect(status, JSON.stringify(body)).toBe(200);
  await page.reload();
}

export async function submitKtp(who: string): Promise<void> {
  const form = new FormData();
  const photo = new Blob([Deno.readFileSync(`${PROJECT_ROOT}/local/seed/photos/batik.webp`)]);
  for (const name of ["photo", "selfie"]) form.append(name, photo, `${name}.webp`);
  const response = await fetch(`${stack.base_url}/ktp/submit`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${stack.anon_key}`,
      "x-user-token": stack.users[who]!.token,
    },
    body: form,
  });
  expect(response.status, await response.text()).toBe(201);
}

/** Leaves no fault to the next test. */
export async function clearFaults(sandbox: string): Promise<void> {
  await (await fetch(`${sandbox}/faults`, { method: "DELETE" })).body?.cancel();
}
