/** How one scheduled run calls the next over the network. */
import { expect, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import { CHAIN, createCallLink, linkOf } from "../../../shared/http/chain.ts";
import type { BaseConfig } from "../../../shared/config.ts";

const TOKEN = "0b5a1a52-6a6f-4a1e-9d53-0a4f5a3c8c11";

const configOf = (url: string) =>
  ({ SUPABASE_URL: url, SUPABASE_SECRET_KEYS: ["sb_1"] }) as unknown as BaseConfig;

test("a run calls the next one with the project's secret key and the link's token", async () => {
  const { promise: called, resolve } = Promise.withResolvers<Request>();
  const server = await listen(0, (request) => {
    resolve(request);
    return new Response("{}");
  });
  createCallLink(configOf(server.url), () => {})("/jobs/run", TOKEN);
  const request = await called;
  expect([request.method, new URL(request.url).pathname]).toEqual([
    "POST",
    "/functions/v1/jobs/run",
  ]);
  expect(request.headers.get("authorization")).toBe("Bearer sb_1");
  expect(linkOf(request)).toBe(TOKEN);
  await server.close(1000);
});

test("a call that fails is logged, and nothing else happens", async () => {
  const { promise: logged, resolve } = Promise.withResolvers<unknown[]>();
  const callLink = createCallLink(configOf("http://127.0.0.1:9"), (...entry) => resolve(entry));
  callLink("/jobs/run", TOKEN);
  expect(await logged).toEqual(["link_lost", { path: "/jobs/run", error: expect.any(Error) }]);
});

test("a header that is no token is a call of the schedule", () => {
  for (const value of ["", "next", `${TOKEN}, ${TOKEN}`]) {
    expect(linkOf(new Request("http://a", { headers: { [CHAIN]: value } }))).toBeNull();
  }
});
