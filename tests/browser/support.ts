/** A test file's own stack: with its own data, so that no file meets what another left; deleted afterwards. */
import { chromium } from "playwright-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { dropCluster } from "../../local/postgres/cluster.ts";
import type { RunningStack } from "../../local/stack/running.ts";
import { startStack } from "../../local/stack/start.ts";
import { callAs, sandboxOf } from "../local/running_stack.ts";
import { scratchFolder, scratchPort } from "../local/scratch.ts";
import { chromiumPath } from "../../tools/chromium.ts";

export async function ownStack(): Promise<{ stackFile: string; stop: () => Promise<void> }> {
  const folder = await scratchFolder();
  const port = await scratchPort(folder);
  const running = await startStack({
    port,
    fresh: false,
    confirmEmail: true,
    say: () => {},
    state: folder,
  });
  const stop = async () => {
    await running.stop();
    await dropCluster(`${folder}/${port}/postgres`);
    await Deno.remove(folder, { recursive: true });
  };
  return { stackFile: `${folder}/stack.json`, stop };
}

const { stackFile: STACK_FILE, stop } = await ownStack();
afterAll(stop);
export { STACK_FILE };
export const stack: RunningStack = JSON.parse(Deno.readTextFileSync(STACK_FILE));

// Switches off background traffic, and adds what root in a container needs.
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath()!, args: FLAGS });
});
afterAll(() => browser.close());

/**
 * The browser of a test file: returns what opens a new page, closed with the browser. A test fails when a page has an
 * error or requests anything from another machine.
 */
export function useBrowser() {
  return async (address: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await browser.newPage(options);
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "127.0.0.1") wrong.push(request.url());
    });
    page.on("close", () => expect(wrong, "errors, or calls to other machines").toEqual([]));
    await page.goto(new URL(address, stack.base_url).href);
    return page;
  };
}

/** A call of the API as a test user, without the browser. */
export const call = (
  who: string,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => callAs(stack, who)(method, path, body, headers);

/** A call that must work, sent once; returns its data. */
export async function must(who: string, method: string, path: string, body?: unknown) {
  const key = { "idempotency-key": crypto.randomUUID() };
  const answer = await call(who, method, path, body, method === "GET" ? {} : key);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body.data;
}

/** Tells an emulated provider or the clock what to do. */
export async function control(path: string, body: object = {}) {
  const answer = await sandboxOf(stack)(path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

/** What an emulated provider has. */
export const look = async (path: string) => await (await fetch(stack.sandbox_url + path)).json();

/** Leaves no fault to the next test. */
export async function clearFaults(): Promise<void> {
  await (await fetch(`${stack.sandbox_url}/faults`, { method: "DELETE" })).body?.cancel();
}
