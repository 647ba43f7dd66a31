import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { expect, test } from "vitest";
import { openDatabase } from "../../../shared/db/client.ts";

/** An ErrorResponse as poolers send it: S, C and M, without the newer field V. */
function errorResponse(code: string, message: string): Uint8Array {
  const fields = new TextEncoder().encode(`SFATAL\0C${code}\0M${message}\0\0`);
  const bytes = new Uint8Array(5 + fields.length);
  bytes[0] = "E".charCodeAt(0);
  new DataView(bytes.buffer).setUint32(1, 4 + fields.length);
  bytes.set(fields, 5);
  return bytes;
}

/** Runs the work against a pooler that answers each login like this, or never when null. */
async function withPooler(
  answer: Uint8Array | null,
  work: (url: string, sockets: Set<Socket>) => Promise<void>,
) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => answer && socket.end(answer));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  try {
    await work(`postgres://preloved_functions.ref:secret@127.0.0.1:${port}/postgres`, sockets);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  }
}

const caller = { id: "00000000-0000-4000-8000-000000000001" };
const noProfile = { caller_id: caller.id, email: null, token_issued_at: 0 };

/** Expects each client to reject its call as UNAVAILABLE. */
async function expectUnavailable(url: string, { connectSeconds = 10, times = 1 } = {}) {
  const db = openDatabase({ poolUrl: url, publicPoolUrl: url, poolSize: 1, connectSeconds });
  const calls = Array.from({ length: times }, () => [
    db.service.call("internal.load_caller", noProfile),
    db.user(caller).call("api.auth_me", {}),
    db.dryRun(caller).call("api.auth_me", {}),
    db.anon.call("api.health_get", {}),
    db.countCall(caller, "likes"),
  ]).flat();
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toMatchObject({
      status: "rejected",
      reason: { code: "UNAVAILABLE", retryAfterSeconds: expect.any(Number) },
    });
  }
  await db.close();
}

test.each([
  ["XX000", "(EMAXCONN) max client connections reached, limit: 200"],
  ["08P01", "no more connections allowed (max_client_conn)"],
])(
  "while the pooler answers each login with %s %s every client waits, then is UNAVAILABLE",
  async (code, message) => {
    await withPooler(errorResponse(code, message), async (url) => {
      const before = performance.now();
      await expectUnavailable(url, { connectSeconds: 1 });
      expect(performance.now() - before).toBeGreaterThan(990);
    });
  },
);

test.each([
  ["XX000", "Tenant or user not found"],
  ["28P01", "password authentication failed"],
  ["08P01", "server login has been failing, try again later"],
])(
  "a login that the pooler answers with %s %s makes every client UNAVAILABLE",
  async (code, message) => {
    await withPooler(errorResponse(code, message), (url) => expectUnavailable(url));
  },
);

test("a login that the pooler closes without a message makes every client UNAVAILABLE at once", async () => {
  await withPooler(new Uint8Array(0), async (url) => {
    const before = performance.now();
    await expectUnavailable(url);
    expect(performance.now() - before).toBeLessThan(3_000);
  });
});

test.each([
  ["does not speak TLS", "N"],
  ["closes in the middle of TLS", "S"],
  ["answers more than the one byte before TLS", "Sno TLS"],
])("a pooler that %s makes every client UNAVAILABLE", async (_what, answer) => {
  await withPooler(
    new TextEncoder().encode(answer),
    (url) => expectUnavailable(`${url}?sslmode=require`),
  );
});

test("no call waits longer for a connection than one that the pooler never answers", async () => {
  await withPooler(null, async (url) => {
    const before = performance.now();
    await expectUnavailable(url, { connectSeconds: 1, times: 4 });
    expect(performance.now() - before).toBeLessThan(8_000);
  });
});

test("no connection stays open to a pooler that never answers whether it speaks TLS", async () => {
  await withPooler(null, async (url, sockets) => {
    await expectUnavailable(`${url}?sslmode=require`, { connectSeconds: 1 });
    expect(sockets.size).toBeGreaterThan(0);
    await expect.poll(() => [...sockets].filter((socket) => !socket.closed)).toEqual([]);
  });
});

test("a server where nobody listens is asked again by each call, however many have failed", async () => {
  let unheard = "";
  await withPooler(null, (url) => Promise.resolve(void (unheard = url)));
  const db = openDatabase({
    ...{ poolUrl: unheard, publicPoolUrl: unheard },
    ...{ poolSize: 1, connectSeconds: 2 },
  });
  for (let call = 1; call <= 10; call++) {
    await expect(db.anon.call("api.health_get", {})).rejects.toMatchObject({
      code: "UNAVAILABLE",
      cause: { code: "ECONNREFUSED" },
    });
  }
  await db.close();
});
