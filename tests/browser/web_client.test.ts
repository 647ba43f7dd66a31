import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT_ROOT, scratchPort, waitFor } from "../local/scratch.ts";
import { call, STACK_FILE, useBrowser } from "./support.ts";

const open = useBrowser();
let vite: Deno.ChildProcess;
let address: string;

beforeAll(async () => {
  const port = await scratchPort(STACK_FILE.replace(/\/[^/]+$/, ""));
  vite = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "node_modules/vite/bin/vite.js", "examples/web", "--configLoader=native"]
      .concat("--port", String(port), "--strictPort", "--host", "127.0.0.1"),
    cwd: PROJECT_ROOT,
    env: { STACK: STACK_FILE, NO_COLOR: "1" },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  await waitFor(vite.stdout, String(port));
  address = `http://127.0.0.1:${port}/`;
});
afterAll(async () => {
  vite.kill("SIGTERM");
  await vite.status;
});

test("a user signs in, buys something, pays, and sees the payment confirmed", async () => {
  const page = await open(address);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Halo, rani.").waitFor();
  await page.locator("[name=quote] option").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Buy" }).click();
  const pay = page.getByRole("link", { name: /^Pay Rp/ });
  const [invoice] = await Promise.all([page.waitForEvent("popup"), pay.click()]);
  await invoice.getByRole("button").first().click();
  await page.getByText(/ORD-\d{6}-\w{6} is READY_TO_SHIP/).waitFor();
  const mine = await call("buyer", "GET", "/orders/my?status=READY_TO_SHIP");
  expect(mine.body.data.total_as_buyer).toBe(1);
  await page.close();
});

test("a wrong password shows an error, and nothing else happens", async () => {
  const page = await open(address);
  await page.getByLabel("Password").fill("something else");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Invalid login credentials").waitFor();
  expect(await page.locator("#order").isVisible()).toBe(false);
  await page.close();
});

test("a lost answer, a reload and a second click are one purchase with one key", async () => {
  const page = await open(address);
  const sent: { key: string | null; body: string | null }[] = [];
  let isLost = true;
  // The service takes the order; its answer never reaches the page.
  await page.route("**/orders", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return await route.continue();
    sent.push({ key: await request.headerValue("idempotency-key"), body: request.postData() });
    if (!isLost) return await route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  const before = (await call("buyer", "GET", "/orders/my")).body.data.total_as_buyer;
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator("[name=quote] option").first().waitFor({ state: "attached" });
  const buy = page.getByRole("button", { name: "Buy" });
  await buy.click();
  await page.getByRole("progressbar").waitFor();
  expect(await buy.isDisabled()).toBe(true);
  await page.getByText("nothing is bought twice").waitFor();
  await buy.click();
  await page.getByRole("progressbar").waitFor();
  isLost = false;
  await page.reload();
  await page.getByRole("link", { name: /^Pay Rp/ }).waitFor();
  expect(sent.length).toBeGreaterThanOrEqual(6);
  expect(new Set(sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  const after = (await call("buyer", "GET", "/orders/my")).body.data.total_as_buyer;
  expect(after - before).toBe(1);
  await page.close();
});

test("the shop is readable in light and in dark", async () => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await open(address, { colorScheme });
    const paper = await page.evaluate("getComputedStyle(document.body).color");
    expect([colorScheme, paper]).toEqual([
      colorScheme,
      colorScheme === "dark" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)",
    ]);
    await page.close();
  }
});
