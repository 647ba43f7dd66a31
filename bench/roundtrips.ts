/** Counts how often a process must wait for Postgres: a proxy that sees each question and each answer pass. */

export interface Meter {
  port: number;
  /** Times that the client spoke after Postgres had. Read after one call on an open connection. */
  count(): number;
  close(): void;
}

export function meter(postgresPort: number): Meter {
  let trips = 0;
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const serve = async (client: Deno.TcpConn) => {
    const server = await Deno.connect({ hostname: "127.0.0.1", port: postgresPort });
    let answered = true;
    const asked = pass(client, server, () => {
      if (answered) trips++;
      answered = false;
    });
    const told = pass(server, client, () => {
      answered = true;
    });
    // Whoever hangs up first, the other hears of it: a half of a connection keeps a process alive.
    await Promise.race([asked, told].map((side) => side.catch(() => {})));
    client.close();
    server.close();
  };
  (async () => {
    for await (const client of listener) void serve(client);
  })().catch(() => {});
  return { port: listener.addr.port, count: () => trips, close: () => listener.close() };
}

async function pass(from: Deno.TcpConn, to: Deno.TcpConn, onData: () => void): Promise<void> {
  const buffer = new Uint8Array(65_536);
  for (let size = await from.read(buffer); size !== null; size = await from.read(buffer)) {
    onData();
    let sent = 0;
    while (sent < size) sent += await to.write(buffer.subarray(sent, size));
  }
}
