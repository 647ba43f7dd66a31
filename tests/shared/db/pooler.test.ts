import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
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

/** Runs the work against a pooler that answers each login like this. */
async function withPooler(answer: Uint8Array, work: (url: string) => Promise<void>) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(answer));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  try {
    await work(`postgres://preloved_functions.ref:secret@127.0.0.1:${port}/postgres`);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}

const caller = { id: "00000000-0000-4000-8000-000000000001" };
const noProfile = { caller_id: caller.id, email: null, token_issued_at: 0 };

test.each([
  ["XX000", "(EMAXCONN) max client connections reached, limit: 200"],
  ["XX000", "Tenant or user not found"],
  ["28P01", "password authentication failed"],
  ["08P01", "server login has been failing, try again later"],
])(
  "a login that the pooler answers with %s %s makes every client UNAVAILABLE",
  async (code, message) => {
    await withPooler(errorResponse(code, message), async (url) => {
      const db = openDatabase({ poolUrl: url, publicPoolUrl: url, poolSize: 1 });
      const calls = [
        db.service.call("internal.load_caller", noProfile),
        db.user(caller).call("api.auth_me", {}),
        db.dryRun(caller).call("api.auth_me", {}),
        db.anon.call("api.health_get", {}),
        db.countCall(caller, "likes"),
      ];
      for (const outcome of await Promise.allSettled(calls)) {
        expect(outcome).toMatchObject({
          status: "rejected",
          reason: { code: "UNAVAILABLE", retryAfterSeconds: expect.any(Number) },
        });
      }
      await db.close();
    });
  },
);
