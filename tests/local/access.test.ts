/** The local stack hands out tokens and moves money: only its own pages and local programs may use it. */
import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { allowedHosts } from "../../local/gateway/access.ts";
import { setUp } from "../support/set_up.ts";
import { useStackProcess } from "./running_stack.ts";

const stack = useStackProcess();
const known = setUp(() => stack.start());
const port = () => new URL(known.base_url).port;

/** Sends these headers as they are; `fetch` would replace Host and Origin. */
function send(path: string, headers: Record<string, string>, method = "GET", body = "") {
  const sent = Promise.withResolvers<{ status: number; text: string; cors: unknown }>();
  const call = httpRequest({ host: "127.0.0.1", port: port(), path, method, headers }, (answer) => {
    let text = "";
    answer.setEncoding("utf8").on("data", (part: string) => text += part);
    answer.on("end", () => {
      const cors = answer.headers["access-control-allow-origin"];
      sent.resolve({ status: answer.statusCode!, text, cors });
    });
  });
  call.on("error", sent.reject).end(body);
  return sent.promise;
}
const json = { "content-type": "application/json" };
const tokenOf = (who: string) => known.users[who]!.token;
const clock = async () => (await send("/sandbox/clock", {})).text;

test("every path rejects a Host that is not this machine's, as a rebound name of another page has", async () => {
  for (
    const path of ["/", "/docs?as=superadmin", "/listings", "/auth/v1/health", "/sandbox/clock"]
  ) {
    for (
      const Host of [`evil.example:${port()}`, "127.0.0.1", `127.0.0.1.evil.example:${port()}`]
    ) {
      const { status, text } = await send(path, { Host });
      expect([path, Host, status]).toEqual([path, Host, 403]);
      expect(text).toContain("STACK_HOSTS");
      expect(text).not.toContain(tokenOf("superadmin"));
    }
  }
});

test("127.0.0.1, localhost and [::1] with the stack's port are accepted", async () => {
  for (const name of ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"]) {
    expect((await send("/docs", { Host: `${name}:${port()}` })).status).toBe(200);
  }
});

test("STACK_HOSTS adds names, and without a port the name at any of its ports is not implied", () => {
  const hosts = allowedHosts(8787, "stack.test:8787, Tunnel.example");
  expect(["stack.test:8787", "tunnel.example"].filter((host) => !hosts.has(host))).toEqual([]);
  expect(["stack.test", "tunnel.example:8787", ""].filter((host) => hosts.has(host))).toEqual([]);
  expect([...allowedHosts(80)]).toContain("localhost");
});

test("a page of another origin cannot move the clock, set a fault, pay, or use the console", async () => {
  const before = await clock();
  const foreign = ["http://evil.example", "null", `http://localhost:${Number(port()) + 1}`];
  const calls = [
    ["/sandbox/clock/advance", '{"seconds":86400}'],
    ["/sandbox/tick", ""],
    ["/sandbox/faults", '{"provider":"payment","operation":"create_invoice","kind":"error"}'],
    ["/console/advance", "hours=24"],
    ["/console/orders/ORD-1/pay", ""],
  ] as const;
  for (const Origin of foreign) {
    for (const [path, body] of calls) {
      const { status } = await send(path, { Origin, "content-type": "text/plain" }, "POST", body);
      expect([Origin, path, status]).toEqual([Origin, path, 403]);
    }
  }
  const days = (Date.parse(JSON.parse(await clock()).now) - Date.parse(JSON.parse(before).now)) /
    86_400_000;
  expect(days).toBeLessThan(0.5);
});

test("a page of another origin gets no page with a token, embedded or fetched; a link to it works", async () => {
  const fetched = {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
  };
  const framed = {
    "sec-fetch-site": "same-site",
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "iframe",
  };
  const script = {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "no-cors",
    "sec-fetch-dest": "script",
  };
  for (const headers of [fetched, framed, script, { Origin: "http://evil.example" }]) {
    const { status, text } = await send("/docs?as=superadmin", headers);
    expect([headers, status]).toEqual([headers, 403]);
    expect(text).not.toContain(tokenOf("superadmin"));
  }
  const link = { ...framed, "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" };
  const { status, cors } = await send("/docs?as=superadmin", link);
  expect([status, cors]).toEqual([200, undefined]);
});

test("another origin cannot post by navigation, as an old form does", async () => {
  const form = {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "document",
    "content-type": "application/x-www-form-urlencoded",
  };
  expect((await send("/console/advance", form, "POST", "hours=24")).status).toBe(403);
});

test("our own pages and programs without an Origin use the controls", async () => {
  const own = { ...json, Origin: `http://localhost:${port()}`, "sec-fetch-site": "same-origin" };
  expect((await send("/sandbox/clock/advance", own, "POST", '{"seconds":1}')).status).toBe(200);
  expect((await send("/sandbox/clock/advance", json, "POST", '{"seconds":1}')).status).toBe(200);
});

test("the API keeps its CORS rules: a web client of another origin may call it", async () => {
  const Origin = "http://localhost:5173";
  const headers = { Origin, "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" };
  const { status, cors } = await send("/listings", {
    ...headers,
    authorization: `Bearer ${known.anon_key}`,
    "x-user-token": tokenOf("buyer"),
  });
  expect([status, cors]).toEqual([200, "*"]);
  expect((await send("/auth/v1/health", headers)).status).toBe(200);
});

test("only the owner can read what the stack writes, also what an earlier version wrote", async () => {
  const { folder, port } = stack.files;
  await stack.kill();
  Deno.chmodSync(folder, 0o755);
  for (const name of ["", "functions.log", "sandbox.db", "storage"]) {
    Deno.chmodSync(`${folder}/${port}/${name}`, 0o755);
  }
  await stack.start();
  const open: string[] = [];
  const walk = (path: string) => {
    const { mode, isDirectory } = Deno.lstatSync(path);
    // Root lets PostgreSQL's own group pass through, and read nothing.
    if (mode! & (isDirectory && Deno.uid() === 0 ? 0o067 : 0o077)) open.push(path);
    if (!isDirectory) return;
    for (const { name } of Deno.readDirSync(path)) walk(`${path}/${name}`);
  };
  walk(`${folder}/${port}`);
  walk(`${folder}/stack.json`);
  expect(open).toEqual([]);
  expect(Deno.lstatSync(folder).mode! & 0o067).toBe(0);
});
