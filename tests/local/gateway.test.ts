import { afterEach, expect, test } from "vitest";
import { createGateway, type Handler, noDataApi, readOnly } from "../../local/gateway/gateway.ts";
import { listen, type Listener } from "../../local/gateway/listen.ts";

const tell = (name: string): Handler => (request) => {
  const { pathname, search } = new URL(request.url);
  return new Response(`${name} ${request.method} ${pathname}${search}`);
};

const gateway = createGateway({
  functions: { auth: tell("auth"), orders: tell("orders"), broken: () => Promise.reject("no") },
  mounts: {
    "/": readOnly(tell("front")),
    "/rest/v1": noDataApi,
    "/auth/v1": tell("supabase-auth"),
    "/openapi.json": tell("openapi"),
    "/sandbox": async (request) => new Response(await request.text()),
  },
  fallback: tell("fallback"),
});

const open: Listener[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.close(100)));
});

async function get(path: string, method = "GET"): Promise<string> {
  return await (await gateway(new Request(`http://stack${path}`, { method }))).text();
}

test("a function receives a path that starts with its own name, by either address", async () => {
  expect(await get("/orders/my?limit=2")).toBe("orders GET /orders/my?limit=2");
  expect(await get("/functions/v1/orders/my?limit=2")).toBe("orders GET /orders/my?limit=2");
  expect(await get("/orders", "OPTIONS")).toBe("orders OPTIONS /orders");
});

test("a mounted app does not see its prefix, and takes precedence over a function of that name", async () => {
  expect(await get("/auth/v1/token?grant_type=password")).toBe(
    "supabase-auth GET /token?grant_type=password",
  );
  expect(await get("/auth/me")).toBe("auth GET /auth/me");
  expect(await get("/openapi.json")).toBe("openapi GET /");
});

test("every other path goes to the fallback", async () => {
  for (const path of ["/nothing/here", "/ordersx", "/openapi.jsonx", "//orders", "/functions/v1"]) {
    expect(await get(path)).toContain("fallback GET");
  }
  expect(await get("/")).toBe("front GET /");
});

test("the front page accepts only GET, and a Supabase service that is not emulated says so", async () => {
  const status = async (path: string, method: string) =>
    (await gateway(new Request(`http://stack${path}`, { method }))).status;
  expect(await status("/", "HEAD")).toBe(200);
  expect(await status("/", "POST")).toBe(405);
  expect(await status("/rest/v1/orders", "GET")).toBe(404);
  expect(JSON.parse(await get("/rest/v1/orders")).message).toMatch(/no Data API/);
});

test("a body streams through a mount, method and headers with it", async () => {
  const listener = await listen(0, gateway);
  open.push(listener);
  const parts = ReadableStream.from(["one ", "two"]).pipeThrough(new TextEncoderStream());
  const answer = await fetch(`${listener.url}/sandbox/echo`, { method: "POST", body: parts });
  expect(await answer.text()).toBe("one two");
});

test("an error in the stack is a 500 in the API's error format", async () => {
  const listener = await listen(0, gateway);
  open.push(listener);
  const answer = await fetch(`${listener.url}/broken/x`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ ok: false, error: { code: "INTERNAL" } });
});

test("a port in use is named together with the remedy", async () => {
  const listener = await listen(0, gateway);
  open.push(listener);
  await expect(listen(listener.port, gateway)).rejects.toThrow(
    new RegExp(`Port ${listener.port} is in use.*or run PORT=\\d+ npm start\\.`),
  );
});

test("closing lets a request in progress finish, and cuts off one that does not end", async () => {
  let arrived = () => {};
  const slow = (ms: number): Handler => () =>
    new Promise((done) => {
      arrived();
      setTimeout(() => done(new Response("finished")), ms);
    });
  for (const [ms, outcome] of [[200, "finished"], [5_000, "The stack is stopping.\n"]] as const) {
    const listener = await listen(0, slow(ms));
    const reached = new Promise<void>((done) => arrived = done);
    const answer = fetch(listener.url).then((response) => response.text());
    await reached;
    await listener.close(1_000);
    expect(await answer).toBe(outcome);
  }
});
