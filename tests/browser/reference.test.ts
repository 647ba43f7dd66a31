/** The API from pages: in its reference, and from another origin with supabase-js. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { stack, useBrowser } from "./support.ts";

const open = useBrowser();

/** Opens the call in Scalar's client, and sends it; the response then shows these words. */
async function send(page: Page, name: RegExp, words: string): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /^Send/ }).first().click();
  await dialog.getByText("200 OK").waitFor();
  await expect.poll(() => dialog.innerText()).toContain(words);
}

test("signed in as a test user, a reader sends a request and sees the response", async () => {
  const page = await open("/docs?as=seller#tag/auth/GET/auth/me");
  await send(page, /^Test Request.*get \/auth\/me\)/, "sari.closet");
  await page.close();
});

test("selecting another test user keeps the reader's position", async () => {
  const page = await open("/docs#tag/wallet/GET/wallet/balance");
  await page.getByLabel("Signed in as").selectOption("seller2");
  await page.waitForURL("**/docs?as=seller2#tag/wallet/GET/wallet/balance");
  await send(page, /^Test Request.*get \/wallet\/balance\)/, "available");
  await page.close();
});

test("an unmodified supabase-js calls from another origin, with a trace and a region", async () => {
  // As an app's pages have.
  const pages = createServer((_, response) => void response.end("<title>an app</title>"));
  await new Promise<void>((ready) => pages.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void pages.close());
  const page = await open(`http://127.0.0.1:${(pages.address() as { port: number }).port}/`);
  const bundle = "node_modules/@supabase/supabase-js/dist/umd/supabase.js";
  await page.addScriptTag({ content: readFileSync(bundle, "utf8") });
  const sent = page.waitForRequest((request) => request.method() === "GET");
  const result = await page.evaluate(async ({ base_url, anon_key }) => {
    const trace = { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" };
    // As `@supabase/supabase-js/tracing` registers OpenTelemetry's.
    const key = Symbol.for("@supabase/supabase-js.traceContextExtractor");
    Object.assign(globalThis, { [key]: () => trace });
    // deno-lint-ignore no-explicit-any
    const { createClient } = (globalThis as any).supabase;
    const client = createClient(base_url, anon_key, { tracePropagation: true });
    const { data, error } = await client.functions.invoke("feed/recently-sold", {
      method: "GET",
      region: "ap-southeast-1",
    });
    return { data, error: error && String(error) };
  }, stack);
  expect(result).toEqual({ data: { success: true, data: expect.any(Array) }, error: null });
  expect((await sent).headers()).toMatchObject({
    traceparent: expect.stringMatching(/^00-0af7651916cd43dd8448eb211c80319c-/),
    "x-region": "ap-southeast-1",
  });
  await page.close();
});
