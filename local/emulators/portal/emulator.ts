import { setTimeout as sleep } from "node:timers/promises";
import type { Context as HonoContext } from "hono";
import { Webhook } from "standardwebhooks";
import * as z from "zod";
import type { Context, Emulator } from "../context.ts";
import { control, providerApi, ProviderError, routes } from "../http.ts";
import { createRecords, type Event, type Mode, MODES } from "./records.ts";

export interface PortalOptions {
  secret: string;
  inboxPath: string;
}

const message = z.object({ id: z.string(), type: z.string() });
const event = message.extend({
  seq: z.int(),
  aggregate: z.object({ type: z.string(), id: z.string(), version: z.int() }),
  data: z.record(z.string(), z.unknown()),
});
const modeInput = z.object({ mode: z.enum(MODES), event_id: z.string().min(1).optional() });
const sendInput = z.object({
  id: z.string().min(1).optional(),
  type: z.string().min(1),
  data: z.record(z.string(), z.unknown()).default({}),
});

/** Longer than the time-out of a balance, shorter than the one of an event. */
const SLOW_MS = 3_000;
const down = () => new ProviderError(503, { error: "The portal is down for maintenance" });

export function portalEmulator(context: Context, { secret, inboxPath }: PortalOptions): Emulator {
  const { clock, deliveries, faults, closing: signal } = context;
  const records = createRecords(context);
  const webhook = new Webhook(secret);

  async function applyMode(mode: Mode): Promise<void> {
    const isUp = mode !== "slow" ||
      await sleep(SLOW_MS, true, { signal }).catch(() => false);
    if (mode === "down" || !isUp) throw down();
  }

  async function receive(c: HonoContext) {
    const body: unknown = JSON.parse(await c.req.text());
    const { id, type } = message.parse(body);
    if (type === "ping") {
      await applyMode(records.mode());
      return { ok: true };
    }
    const parsed = event.safeParse(body);
    if (!parsed.success) throw new ProviderError(400, { error: z.prettifyError(parsed.error) });
    const mode = records.mode(id);
    const error = mode === "down"
      ? down()
      : mode === "reject" && new ProviderError(422, { error: "This event is not accepted" });
    if (error) {
      records.reject(parsed.data, error.status);
      throw error;
    }
    await applyMode(mode);
    // The body as it arrived, with fields that this schema does not have.
    records.accept(body as Event);
    return { ok: true };
  }

  const api = providerApi({
    provider: "portal",
    faults,
    isAuthorized: async (c) => {
      try {
        webhook.verify(await c.req.text(), c.req.header(), { jsonParse: false });
        return true;
      } catch {
        return false;
      }
    },
    errors: {
      unauthorized: new ProviderError(401, { error: "The signature is not valid" }),
      notFound: () => new ProviderError(404, { error: "Not found" }),
      server: { error: "The portal is broken" },
    },
    endpoints: {
      "POST /events": ["post_event", receive],
      "GET /sellers/:id/balance": ["balance", async (_, seller_id) => {
        await applyMode(records.mode());
        return { seller_id, ...records.balance(seller_id), as_of: clock.now().toISOString() };
      }],
    },
  });

  const controls = routes({
    "POST /mode": control(modeInput, ({ mode, event_id }) => {
      records.setMode(mode, event_id);
      return { mode, event_id };
    }),
    "POST /send": control(sendInput, ({ id = `evt_${crypto.randomUUID()}`, type, data }) => {
      deliveries.enqueue({
        provider: "portal",
        path: inboxPath,
        headers: { "webhook-id": id },
        body: { id, type, occurred_at: clock.now().toISOString(), data },
        about: id,
      });
      return { id, type };
    }),
    "GET /events": (c) => ({ events: records.events(limitOf(c)) }),
    "GET /refusals": (c) => ({ refusals: records.rejected(limitOf(c)) }),
  });
  return { api, control: controls };
}

function limitOf(c: HonoContext): number {
  const limit = Number(c.req.query("limit") ?? 1000);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, 1_000_000) : 1000;
}
