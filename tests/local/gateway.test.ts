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

test("the front page accepts only GET, and a Supabase service that is not emulated says so", async () => {
  const status = async (path: string, method: string) =>
    (await gateway(new Request(`http://stack${path}`, { method }))).status;
  expect(await status("/", "HEAD")).toBe(200);
  expect(await status("/", "POST")).toBe(405);
  expect(await status("/rest/v1/orders", "GET")).toBe(404);
  expect(JSON.parse(await get("/rest/v1/orders")).message).toMatch(/no Data API/);
});

test("a port in use is named together with the remedy", async () => {
  const listener = await listen(0, gateway);
  open.push(listener);
  await expect(listen(listener.port, gateway)).rejects.toThrow(
    new RegExp(`Port ${listener.port} is in use.*or run PORT=\\d+ npm start\\.`),
  );
});
