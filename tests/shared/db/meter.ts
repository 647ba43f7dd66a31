export interface Meter {
  port: number;
  /** How often the client sent after a response of Postgres. */
  count(): number;
  close(): void;
}

/** A proxy that counts round trips to Postgres. */
export function meter(postgresPort: number): Meter {
  let trips = 0;
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const serve = async (client: Deno.TcpConn) => {
    const server = await Deno.connect({ hostname: "127.0.0.1", port: postgresPort });
    let answered = true;
    const sent = pass(client, server, () => {
      if (answered) trips++;
      answered = false;
    });
    const received = pass(server, client, () => {
      answered = true;
    });
    // A half-open connection would keep the process alive.
    await Promise.race([sent, received].map((side) => side.catch(() => {})));
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
    for (let sent = 0; sent < size;) sent += await to.write(buffer.subarray(sent, size));
  }
}
