/** Prints a balance that the portal sends to a process where schemas are recorded, as in uploads. */
import { createPortal } from "../../shared/providers/portal.ts";

const balance = { available: 5000, pending: 0, currency: "IDR", as_of: "2026-11-23T08:00:00Z" };
const server = Deno.serve({ port: 0, onListen: () => {} }, () => Response.json(balance));
const portal = createPortal({
  FINANCE_PORTAL_URL: `http://localhost:${server.addr.port}`,
  FINANCE_PORTAL_SECRET: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
  FINANCE_PORTAL_TIMEOUT_MS: 1_000,
});
const received = await portal.balance("3eba7729-d3ab-46a3-8957-de542fca342a");
await Deno.stdout.write(new TextEncoder().encode(JSON.stringify(received)));
await server.shutdown();
