/** Every form of the panel says what is wrong beside the field that is wrong, in the person's language. */
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { operationsOf } from "../../../panel/operations.ts";
import { keyOf, resources } from "../../../panel/src/resources.ts";
import type { Field, Operation, Row } from "../../../panel/src/types.ts";
import { titles } from "../../../panel/src/words/titles.ts";
import { openApiText } from "../../../tools/openapi.ts";
import { DISPUTED, sell, submitKtp } from "../sales.ts";
import { call, stack } from "../support.ts";
import { go, usePanel } from "./support.ts";

const open = usePanel();
const operations = operationsOf(JSON.parse(openApiText()));

/** A masked value asks for its reason only (desk.test.ts). */
const ELSEWHERE = ["admin_disclosures"];
const withForm = Object.entries(operations)
  .filter(([id, { method, bodies, reason }]) =>
    method !== "get" && (bodies.length > 0 || reason) && !ELSEWHERE.includes(id)
  ).map(([id]) => id);

const STATE: Row = {
  user_id: crypto.randomUUID(),
  kind: "brand",
  alias: "zara",
  username: "rani",
  status: "open",
  live_banned: true,
  is_closed_by_hand: true,
  roles: ["ops_admin"],
};
/** Rows in each state that the lists' actions ask about. */
const STATES: Row[] = [
  {},
  { status: "approved" },
  { status: "HELD" },
  { status: "LINK_CREATED" },
  { status: "announced" },
  { kind: "refund_pending", details: { refund_id: crypto.randomUUID() } },
].map((state) => ({ ...STATE, id: crypto.randomUUID(), ...state }));

/** With ids as the list has them. */
function rowsOf(list: string): Row[] {
  const { type } = operations[list]!.fields.find(({ name }) => name === "id") ?? {};
  const idOf = (index: number) =>
    type === "integer" ? index + 1 : list === "admin_live_streams" && `LS0123456789a${index}`;
  return STATES.map((row, index) => ({ ...row, id: idOf(index) || row["id"] }));
}

/** Lists with these rows; the address of each. */
async function lists(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  for (const [name, { list, actions, create, page: own }] of Object.entries(resources)) {
    const { path } = operations[list]!;
    const items = rowsOf(list);
    await page.route(
      (url) => url.pathname.endsWith(`/functions/v1${path}`),
      (route) =>
        route.request().method() === "GET"
          ? route.fulfill({ json: { ok: true, data: { items, total: items.length } } })
          : route.continue(),
    );
    if (create) addresses.push(`#/${name}`);
    if (actions && !own) addresses.push(...items.map((row) => `#/${name}?row=${keyOf(row)}`));
  }
  return [...new Set(addresses)];
}

let [order, check, approval] = ["", "", ""];
const first = async (path: string) => (await call("superadmin", "GET", path)).body.data.items[0];

beforeAll(async () => {
  order = `#/order/${(await sell(DISPUTED)).id}`;
  await submitKtp("seller2");
  const body = { user_id: stack.users["buyer"]!.id, amount: 1000 };
  await call("superadmin", "POST", "/admin/adjustments", body, { "x-action-reason": "A form" });
  check = `#/check/${(await first("/admin/ktp/pending")).id}`;
  approval = `#/approval/${(await first("/admin/approvals")).id}`;
});

/** What the API rejects in this field; undefined where it takes all that can be typed. */
function wrong({ type, format, values, isRequired, minimum, maximum, maxLength }: Field) {
  if (values || type === "boolean") return undefined;
  if (format === "uuid") return "x";
  if (type === "integer" && maximum !== undefined) return String(maximum + 1);
  if (type === "integer" && minimum !== undefined) return String(minimum - 1);
  if (maxLength && !format) return "x".repeat(maxLength + 1);
  return isRequired ? "" : undefined;
}

async function send(page: Page) {
  const answer = page.waitForResponse((response) => response.request().method() !== "GET");
  await page.locator("form.action button[type=submit]").click();
  return await answer;
}

/** The text below the field, which assistive technology reads with it. */
async function besides(page: Page, name: string): Promise<string> {
  const input = page.locator(`form.action [name=${name}]`);
  await expect.poll(() => input.getAttribute("aria-invalid"), { message: name })
    .toBe("true");
  const ids = (await input.getAttribute("aria-describedby"))!.split(" ");
  return await page.locator(`[id="${ids.find((id) => id.endsWith("-error"))}"]`).innerText();
}

/** Of the form that is open. */
async function expectMessages(page: Page, { bodies, reason }: Operation): Promise<void> {
  const inForm = async ({ name }: Field) =>
    await page.locator(`form.action [name=${name}]`).count() > 0;
  const tried: Field[] = [];
  for (const field of bodies[0] ?? []) {
    const text = wrong(field);
    if (text === undefined || !await inForm(field)) continue;
    await page.locator(`form.action [name=${field.name}]`).fill(text);
    tried.push(field);
  }
  const why = page.locator("form.action [name=action_reason]");
  if (reason && await why.count() > 0) await why.fill("x");
  const response = await send(page);
  expect(response.status(), response.url()).toBe(400);
  expect(response.headers()["content-language"]).toBe("id");
  const { error } = await response.json();
  // The body is read first.
  if (tried.length === 0) {
    expect(error.reason).toBe("action_reason_invalid");
    expect(await besides(page, "action_reason")).toBe("Satu baris, 3 sampai 500 karakter.");
    return;
  }
  expect(error.details.length).toBeGreaterThan(0);
  for (const { path, message } of error.details) {
    expect(tried.map(({ name }) => `body.${name}`)).toContain(path);
    expect(await besides(page, path.slice("body.".length)), path).toContain(message);
  }
}

test("a wrong value in any form has its message beside the field", async () => {
  const page = await open("superadmin2", "#/", { locale: "id-ID" });
  const byTitle = new Map(Object.entries(titles).map(([id, title]) => [title, id]));
  const seen = new Set<string>();
  const visit = async (address: string) => {
    await go(page, address);
    const place = address.includes("?row=") ? "[role=dialog]" : "main";
    await page.locator(place).waitFor();
    const all = page.locator(`${place} .buttons > button:visible`);
    for (const title of await all.allInnerTexts()) {
      const id = byTitle.get(title.replace(/: .*/, ""));
      if (!id || seen.has(id) || !withForm.includes(id)) continue;
      seen.add(id);
      await all.filter({ hasText: title }).first().click();
      await expectMessages(page, operations[id]!);
      await page.getByRole("button", { name: "Kembali", exact: true }).click();
    }
  };
  for (const address of [check, approval]) await visit(address);
  for (const status of ["DISPUTED", "COMPLETED", "READY_TO_SHIP"]) {
    await page.route("**/explain", async (route) => {
      const { data, ...rest } = await (await route.fetch()).json();
      const next = [{ to: "CANCELLED", by: "staff" }];
      await route.fulfill({
        json: { ...rest, data: { ...data, next, order: { ...data.order, status } } },
      });
    });
    await go(page, "#/");
    await page.reload();
    await visit(order);
  }
  await go(page, "#/settings");
  await page.getByRole("button", { name: "Ubah" }).first().click();
  await expectMessages(page, operations["admin_settings_update"]!);
  seen.add("admin_settings_update");
  await page.route("**/admin/reliability", async (route) => {
    const { data, ...rest } = await (await route.fetch()).json();
    const dead_at = new Date().toISOString();
    const dead_events = [{ id: crypto.randomUUID(), type: "order.paid", error: "", dead_at }];
    await route.fulfill({ json: { ...rest, data: { ...data, dead_events } } });
  });
  await page.route("**/admin/users/*", async (route) => {
    const { data, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...rest, data: { ...data, live_banned: true } } });
  });
  await page.route("**/reviews/user/*", (route) => {
    const reviewer = { id: crypto.randomUUID(), username: "rani" };
    const items = [{ id: crypto.randomUUID(), rating: 1, comment: "", reviewer }];
    return route.fulfill({ json: { ok: true, data: { items, total: 1 } } });
  });
  const person = `#/person/${stack.users["buyer"]!.id}`;
  await visit("#/reliability");
  await visit(person);
  for (const address of await lists(page)) await visit(address);
  expect(withForm.filter((id) => !seen.has(id))).toEqual([]);
  await page.close();
}, 600_000);
