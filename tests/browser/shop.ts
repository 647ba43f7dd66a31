/** The example shop, served by vite for the tests of a file. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { PROJECT_ROOT } from "../../local/project.ts";
import { scratchPort, waitFor } from "../local/scratch.ts";
import { turnTo } from "./pages.ts";
import { list } from "./sales.ts";
import { call, stack, STACK_FILE, useBrowser } from "./support.ts";

type Options = Parameters<ReturnType<typeof useBrowser>>[1];

/** Opens the shop at a path of its own (`#/liked`); `enter` signs in too, by default as the demo's buyer. */
export function useShop() {
  const browse = useBrowser();
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
  const open = (path = "", options?: Options) => browse(address + path, options);
  const enter = async (path = "", options?: Options, who = "rani"): Promise<Page> => {
    const page = await open(path, options);
    await signIn(page, who);
    return page;
  };
  return { open, enter };
}

export async function signIn(page: Page, who = "rani"): Promise<void> {
  if (who !== "rani") await page.getByLabel("E-mail").fill("seller@demo.preloved.test");
  await page.getByRole("button", { name: /^(Sign in|Masuk)$/ }).click();
  await page.getByText(`Halo, ${who}.`).waitFor();
}

/** Something of the demo's seller, for 200,000 rupiah; its id. */
export const listSkirt = (title: string, more = {}): Promise<string> =>
  list({ title, price: 200_000, product_category: "Bawahan", gender: "female", ...more });

/** Goes to another page of the shop, and waits until it is whole. */
export async function visit(page: Page, path: string): Promise<void> {
  await turnTo(page, `#/${path}`);
  await page.locator("#page[aria-busy=false]").waitFor();
}

/** The seller's newest listing that can be bought. */
export const newest = async () => {
  const { body } = await call("buyer", "GET", `/listings/user/${stack.users["seller"]!.id}`);
  const listings = body.listings as { id: string; title: string; status: string }[];
  return listings.find(({ status }) => status === "active")!;
};
