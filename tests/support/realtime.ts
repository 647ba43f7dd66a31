import { createClient } from "@supabase/supabase-js";
import type { RealtimeChannel, SupabaseClient } from "@supabase/supabase-js";
import { afterAll } from "vitest";
import { createGateway } from "../../local/gateway/gateway.ts";
import { listen } from "../../local/gateway/listen.ts";
import type { RealtimeLimits } from "../../local/realtime/server.ts";
import { createRealtime } from "../../local/realtime/realtime.ts";
import type { Market } from "./market.ts";
import { setUp } from "./set_up.ts";

export const PUBLISHABLE_KEY = "sb_publishable_test";
export const SECRET_KEY = "sb_secret_test";

export interface Received {
  event: string;
  // deno-lint-ignore no-explicit-any -- the payload of any event
  payload: any;
}

export interface Subscription {
  channel: RealtimeChannel;
  received: Received[];
}

export interface Sockets {
  url: string;
  /** An unmodified client with this user's token; signed out without one. */
  client(token?: string | (() => Promise<string | null>)): Promise<SupabaseClient>;
  /** A joined private channel, and what it has received of what was committed since then. */
  receive(client: SupabaseClient, topic: string): Promise<Subscription>;
  /** Ends all connections, as a deployment of the platform does. */
  cut(): Promise<void>;
}

/** The emulator of Realtime on the market's database, from `beforeAll` to the last `afterAll`. */
export function useRealtime(market: Market, limits: Partial<RealtimeLimits> = {}): Sockets {
  const clients: SupabaseClient[] = [];
  const sockets = setUp(async () => {
    const options = {
      sql: market.database.admin,
      anonKey: PUBLISHABLE_KEY,
      serviceRoleKey: SECRET_KEY,
      jwks: JSON.parse(market.environment["SUPABASE_JWKS"]!),
      limits: { rejectionMs: 10, ...limits },
    };
    let realtime = await createRealtime(options);
    const notFound = () => new Response(null, { status: 404 });
    const mounts = { "/realtime/v1": (request: Request) => realtime.fetch(request) };
    const server = await listen(0, createGateway({ functions: {}, mounts, fallback: notFound }));
    const client: Sockets["client"] = async (token) => {
      const accessToken = typeof token === "string" ? () => Promise.resolve(token) : token;
      const made = createClient(server.url, PUBLISHABLE_KEY, {
        auth: { persistSession: false, autoRefreshToken: false },
        realtime: { reconnectAfterMs: () => 50 },
        ...accessToken && { accessToken },
      });
      clients.push(made);
      // Without it, the first join may leave before the token is known, and is rejected.
      if (accessToken) await made.realtime.setAuth();
      return made;
    };
    const cut = async () => {
      await realtime.close();
      realtime = await createRealtime(options);
    };
    const close = async () => {
      await Promise.all(clients.map((each) => each.removeAllChannels()));
      await realtime.close();
      await server.close(500);
    };
    const receive: Sockets["receive"] = async (client, topic) => {
      const { caughtUp, ...subscription } = await subscribe(client, topic);
      await options.sql`select realtime.send('{}', ${MARKER}, ${topic})`;
      await caughtUp;
      subscription.received.length = 0;
      return subscription;
    };
    return { url: server.url, client, receive, cut, close };
  });
  afterAll(() => sockets.close());
  return sockets;
}

/** Joins; returns SUBSCRIBED, or the status and the reason of the rejection. */
export const join = (channel: RealtimeChannel): Promise<string> =>
  new Promise((done) =>
    channel.subscribe((status, error) => done(error ? `${status} ${error.message}` : status))
  );

// What was committed before a join may arrive after it, on the platform too, but not after this.
const MARKER = "caught-up";

async function subscribe(client: SupabaseClient, topic: string) {
  const received: Received[] = [];
  const { promise: caughtUp, resolve } = Promise.withResolvers<void>();
  const channel = client.channel(topic, { config: { private: true } })
    .on("broadcast", { event: "*" }, ({ event, payload }) => {
      if (event === MARKER) resolve();
      else received.push({ event, payload });
    });
  const status = await join(channel);
  if (status !== "SUBSCRIBED") throw new Error(status);
  return { channel, received, caughtUp };
}
