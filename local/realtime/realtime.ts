/** Emulates Supabase Realtime: private channels, with broadcasts from the database and over HTTP. */
import type { Handler } from "../gateway/gateway.ts";
import { Connection } from "./connection.ts";
import { createBroadcastApi } from "./broadcasts.ts";
import { openFeed } from "./feed.ts";
import type { RealtimeOptions } from "./server.ts";
import { Server } from "./server.ts";
import { claimsOfKey } from "./token.ts";

export interface Realtime {
  /** To mount at `/realtime/v1`. */
  fetch: Handler;
  /** Closes all sockets. */
  close(): Promise<void>;
}

export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const server = new Server(options);
  const feed = await openFeed(options.sql, (message) => server.deliver(message));
  const broadcasts = createBroadcastApi(server);
  let closed = false;
  return {
    fetch: (request) => {
      if (closed) return new Response(null, { status: 503 });
      const isApi = new URL(request.url).pathname.startsWith("/api/");
      return isApi ? broadcasts.fetch(request) : open(request, server);
    },
    async close() {
      closed = true;
      server.close();
      await feed.close();
    },
  };
}

function open(request: Request, server: Server): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.endsWith("/websocket")) {
    return Response.json({ error: "Not found" }, { status: 404 });
  }
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") {
    return new Response("This address is for WebSockets.\n", { status: 426 });
  }
  const key = searchParams.get("apikey") ?? request.headers.get("apikey");
  if (!key) return Response.json({ message: "No API key found in request" }, { status: 401 });
  const claims = claimsOfKey(key, server.options);
  if (!claims) return Response.json({ message: "Invalid API key" }, { status: 401 });
  const version = searchParams.get("vsn") ?? "1.0.0";
  if (version !== "1.0.0" && version !== "2.0.0") {
    return Response.json({ error: `Unsupported version ${version}` }, { status: 400 });
  }
  const { socket, response } = Deno.upgradeWebSocket(request, { idleTimeout: 0 });
  new Connection(server, socket, version, claims);
  return response;
}
