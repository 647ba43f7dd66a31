/** Sales that several tests begin with: the parties act by the API, the providers as they are told. */
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { PATIENCE } from "../../.vitest.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { call, control, must, stack } from "./support.ts";

/** Presses a button of the console, whose answer is another page. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name }).first();
  // The page is older than a callback that is handled late.
  for (let tries = 0; tries < 40 && !await button.isVisible(); tries++) {
    await page.waitForTimeout(500);
    await page.reload();
  }
  await Promise.all([page.waitForEvent("load"), button.click()]);
}

const BAG = {
  title: "Tas anyaman",
  price: 120_000,
  product_category: "Tas",
  gender: "unisex",
  condition: "good",
  photos: ["https://images.example.com/demo/tas.jpg"],
  weight_grams: 300,
};

/** Something of the seller's that the buyer can buy; its id. */
export const list = async (changes = {}): Promise<string> =>
  (await must("seller", "POST", "/listings", { ...BAG, ...changes })).id;

/** It is ordered, or the service says why not. */
export async function order(listing_id: string) {
  const me = await must("buyer", "GET", "/auth/me");
  const asked = { listing_id, address_id: me.addresses[0].id };
  const { rates } = await must("buyer", "POST", "/shipping/rates", asked);
  const key = { "idempotency-key": crypto.randomUUID() };
  return await call("buyer", "POST", "/orders", { ...asked, shipping_quote: rates[0].quote }, key);
}

const PROBLEM = { reason: "not_as_described", description: "Warnanya lain dari foto." };
/** What the parties do: who, how, and with which words. */
const BY_PARTIES = {
  confirm: ["buyer", "PUT"],
  cancel: ["buyer", "PUT"],
  dispute: ["buyer", "PUT", PROBLEM],
  "return-request": ["buyer", "POST", PROBLEM],
  "return-approve": ["seller", "PUT"],
  "return-label": ["buyer", "POST"],
  "return-received": ["seller", "PUT"],
} as const;
type Step = "pay" | "picked" | "delivered" | "returned" | keyof typeof BY_PARTIES;

export const DELIVERED: Step[] = ["pay", "picked", "delivered"];
export const DISPUTED: Step[] = [...DELIVERED, "dispute"];
export const RETURNED: Step[] = [
  ...DELIVERED,
  "return-request",
  "return-approve",
  "return-label",
  "returned",
  "return-received",
];

/**
 * Takes an order through these steps, one after the other. A run in progress may have claimed what a step needs, such as
 * the parcel's booking: it is tried again until then.
 */
export async function take(id: string, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await vi.waitFor(() => act(id, step), PATIENCE.poll);
    await control("/tick");
  }
}

async function act(id: string, step: Step): Promise<unknown> {
  if (step in BY_PARTIES) {
    const [who, method, words] = BY_PARTIES[step as keyof typeof BY_PARTIES];
    return await must(who, method, `/orders/${id}/${step}`, words);
  }
  if (step === "pay") {
    const { payment } = await must("buyer", "GET", `/orders/${id}`);
    return await control(`/payment/invoices/${payment.invoice_id}/pay`);
  }
  const [parcel, status] = step === "returned" ? [`${id}:return`, "delivered"] : [id, step];
  return await control(`/shipping/orders/${parcel}/status`, { status });
}

export interface Sold {
  id: string;
  reference: string;
  total: number;
}

/** A bag is ordered, and taken through these steps. */
export async function sell(steps: readonly Step[] = [], listing = list()): Promise<Sold> {
  const { status, body } = await order(await listing);
  expect(status, JSON.stringify(body)).toBe(201);
  await take(body.data.id, steps);
  return body.data;
}

/** The address of an order's page in the console. */
export const consoleOf = ({ reference }: Sold) => `${stack.base_url}/console/orders/${reference}`;

/** Staff resolve the order's dispute. */
export async function resolve({ reference }: Sold, resolution: object): Promise<void> {
  const { items: [dispute] } = await must("ops_admin", "GET", `/admin/disputes?order=${reference}`);
  const path = `/admin/disputes/${dispute.id}/resolve`;
  await must("ops_admin", "POST", path, { ...resolution, note: "Checked" });
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
