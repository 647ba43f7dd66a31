/** A clerk's day on one page that is never loaded again; each click is counted. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { read } from "../../conventions/project.ts";
import { DISPUTED, sell, submitKtp } from "../sales.ts";
import { control, must } from "../support.ts";
import { HOUR, inDatabase, later, ready, signals, usePanel } from "./support.ts";

const open = usePanel();
const DISPUTES = 10;
const CHECKS = 10;
const ADJUSTMENTS = 5;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The person's pictures stand for those of others. */
async function checks(): Promise<void> {
  await submitKtp("seller2");
  await inDatabase((sql) =>
    sql.unsafe(`
    with people as (
      insert into auth.users (id, email)
      select gen_random_uuid(), 'orang_' || n || '@seed.preloved.test'
      from generate_series(2, ${CHECKS}) as n
      returning id, email
    ),
    profiles as (
      insert into public.profiles (id, username)
      select id, split_part(email, '@', 1) from people
      returning id
    )
    insert into private.ktp_submissions (user_id, status, photo_path, selfie_path)
    select profiles.id, given.status, given.photo_path, given.selfie_path
    from profiles, private.ktp_submissions as given`)
  );
}

/** The portal is down, then takes nothing: its breaker opens, and events die. */
async function outage(): Promise<void> {
  await later(HOUR);
  await expect.poll(async () => (await signals())["portal_down_s"]).toBeGreaterThan(0);
  await control("/portal/mode", { mode: "reject" });
  await expect.poll(async () => {
    await later(HOUR / 2);
    return (await signals())["dead_letters"];
  }, { timeout: 60_000 }).toBeGreaterThan(0);
  await control("/portal/mode", { mode: "up" });
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
async function menu(page: Page, name: string): Promise<void> {
  await page.locator(`header a[href="#/${name}"]`).click();
  await page.waitForURL(`**/#/${name}`);
  await ready(page);
}

/** The form is filled in: tries it and does it, until the form closes. */
async function decide(page: Page): Promise<void> {
  await button(page, "Try it first");
  await page.getByText("A dry run: this would be the result.").waitFor();
  await button(page, /^Do it now/);
  await page.locator("form.action").waitFor({ state: "detached" });
}

const WORK: Record<string, (page: Page) => Promise<void>> = {
  "ten disputes": async (page) => {
    for (const _ of times(DISPUTES)) {
      await menu(page, "disputes");
      await page.locator("tbody button").first().click();
      await button(page, "Resolve a dispute");
      await page.getByLabel("resolution").selectOption("refund");
      await page.getByLabel("note").fill("Stained, as the photo shows");
      await decide(page);
      await page.locator(".lead .badge", { hasText: "refunded" }).waitFor();
    }
  },
  "ten identity checks": async (page) => {
    await menu(page, "ktp");
    await page.locator("tbody button").first().click();
    for (const _ of times(CHECKS)) {
      const at = page.url();
      await button(page, "Approve an identity check");
      await decide(page);
      await expect.poll(() => page.url()).not.toBe(at);
      await ready(page);
    }
    await page.locator(".empty").waitFor();
  },
  "five adjustments proposed": async (page) => {
    await menu(page, "users");
    await page.locator("tbody button", { hasText: "rani" }).click();
    for (const index of times(ADJUSTMENTS)) {
      await button(page, "Adjust a wallet");
      await page.locator("[name=amount]").fill(String(1000 + index));
      await page.getByLabel(/^Reason/).fill(`Ticket ${index}: a parcel was lost`);
      await decide(page);
    }
  },
  "an outage: its signal, its events again": async (page) => {
    await menu(page, "");
    await page.locator('.signals a[href="#/reliability/dead_letters"]').click();
    await page.getByText("The portal answered 422.").first().waitFor();
    await button(page, "Retry many events");
    await page.locator("[name=error]").fill("422");
    await page.getByLabel(/^Reason/).fill("The portal accepts events again");
    await decide(page);
  },
};
const OF_ANOTHER = {
  "the five approved by another person": async (page: Page) => {
    for (const _ of times(ADJUSTMENTS)) {
      await menu(page, "approvals");
      await page.locator("tbody button").first().click();
      await button(page, "Approve a proposal");
      await button(page, /^Do it now/);
      await page.getByText(/^Decided by/).waitFor();
    }
  },
};

/** The clicks of each piece of work. */
async function clicksOf(page: Page, work: typeof WORK): Promise<[string, number][]> {
  await page.evaluate("window.clicks = 0; addEventListener('click', () => clicks++, true)");
  const found: [string, number][] = [];
  for (const [name, act] of Object.entries(work)) {
    await act(page);
    found.push([name, await page.evaluate("clicks") as number]);
    await page.evaluate("clicks = 0");
  }
  return found;
}

test(
  "ten disputes, ten checks, five adjustments of two people and an outage take the clicks that docs/panel.md states",
  async () => {
    await control("/portal/mode", { mode: "down" });
    for (const _ of times(DISPUTES)) await sell(DISPUTED);
    await checks();
    await outage();
    const before = (await must("buyer", "GET", "/wallet/balance")).available;
    const clerk = await open("superadmin");
    const mine = await clicksOf(clerk, WORK);
    const other = await open("superadmin2");
    const theirs = await clicksOf(other, OF_ANOTHER);
    for (const page of [clerk, other]) await page.close();

    const { total } = await must("ops_admin", "GET", "/admin/disputes");
    const waiting = (await must("ops_admin", "GET", "/admin/ktp/pending")).total;
    expect([total, waiting]).toEqual([0, 0]);
    expect((await must("buyer", "GET", "/wallet/balance")).available - before)
      .toBeGreaterThan(5 * 1000 + 10);
    const stated = [...read("docs/panel.md").matchAll(/^\| ([^|]+) \| (\d+) \|$/gm)]
      .map(([, name, clicks]) => [name, Number(clicks)]);
    expect([...mine, ...theirs]).toEqual(stated);
  },
  240_000,
);
