/** Sales that several tests begin with. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";
import { call, stack } from "./support.ts";

export const press = async (page: Page, name: string | RegExp) => {
  const button = page.getByRole("button", { name }).first();
  // The page is older than a callback that is handled late.
  for (let tries = 0; tries < 40 && !await button.isVisible(); tries++) {
    await page.waitForTimeout(500);
    await page.reload();
  }
  await submit(page, button);
};

/** Presses a button of a form; the answer is then the page. */
export const submit = (page: Page, button: Locator) =>
  Promise.all([page.waitForEvent("load"), button.click()]);

const BAG = {
  title: "Tas anyaman",
  price: 120_000,
  product_category: "Tas",
  gender: "unisex",
  condition: "good",
  photos: ["https://images.example.com/demo/tas.jpg"],
  weight_grams: 300,
};

/** Something that the buyer can buy. */
export async function list(changes = {}): Promise<{ id: string }> {
  const { status, body } = await call("seller", "POST", "/listings", { ...BAG, ...changes });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

/** A bag is ordered, or the service says why not. */
export async function order(changes = {}, listing = list(changes)) {
  const { id } = await listing;
  const me = await call("buyer", "GET", "/auth/me");
  const asked = { listing_id: id, address_id: me.body.data.addresses[0].id };
  const rates = await call("buyer", "POST", "/shipping/rates", asked);
  const body = { ...asked, shipping_quote: rates.body.data.rates[0].quote };
  const key = { "idempotency-key": crypto.randomUUID() };
  return await call("buyer", "POST", "/orders", body, key);
}

/** What the payment provider and the courier do, by their buttons in the console. */
const OUTSIDE = {
  pay: "Buyer pays the invoice",
  picked: "Courier picks it up",
  delivered: "Courier delivers",
  returned: "Courier returns it",
};
const PROBLEM = { reason: "not_as_described", description: "Warnanya lain dari foto." };
/** What the parties do, by the API: who, how, and with which words. */
const BY_PARTIES = {
  confirm: ["buyer", "PUT"],
  cancel: ["buyer", "PUT"],
  dispute: ["buyer", "PUT", PROBLEM],
  "return-request": ["buyer", "POST", PROBLEM],
  "return-approve": ["seller", "PUT"],
  "return-label": ["buyer", "POST"],
  "return-received": ["seller", "PUT"],
} as const;
type Step = keyof typeof OUTSIDE | keyof typeof BY_PARTIES;

export const RETURNED: Step[] = [
  "return-request",
  "return-approve",
  "return-label",
  "returned",
  "return-received",
];

/** Orders a bag and takes it through `steps`; the page is then the order's in the console. */
export async function sell(
  page: Page,
  steps: readonly Step[] = [],
  changes = {},
  listing?: ReturnType<typeof list>,
): Promise<void> {
  const { status, body } = await order(changes, listing);
  expect(status, JSON.stringify(body)).toBe(201);
  const { reference } = body.data;
  await page.goto(`${stack.base_url}/console/orders/${reference}`);
  for (const step of steps) {
    if (step in OUTSIDE) await press(page, OUTSIDE[step as keyof typeof OUTSIDE]);
    else await act(reference, step as keyof typeof BY_PARTIES);
    // The console answers after ten seconds at most; this, when everything is handled.
    await (await fetch(`${stack.sandbox_url}/tick`, { method: "POST" })).body?.cancel();
    await page.reload();
  }
}

async function act(reference: string, step: keyof typeof BY_PARTIES): Promise<void> {
  const [who, method, words] = BY_PARTIES[step];
  const key = { "idempotency-key": crypto.randomUUID() };
  const { status, body } = await call(who, method, `/orders/${reference}/${step}`, words, key);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
}

export const deliver = (
  page: Page,
  steps: readonly Step[] = [],
  listing?: ReturnType<typeof list>,
) => sell(page, ["pay", "picked", "delivered", ...steps], {}, listing);

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
