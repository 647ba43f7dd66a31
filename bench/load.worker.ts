// HTTP on bare sockets: `fetch` costs more than a small response, on cores shared with the service.
declare const self: { onmessage: (event: MessageEvent) => void; postMessage(data: unknown): void };

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

self.onmessage = async ({ data: { url, headers, method, body, concurrency, seconds } }) => {
  try {
    const users = [headers].flat();
    const started = performance.now();
    const until = started + seconds * 1000;
    const times: number[] = [];
    const client = async (_: unknown, at: number) => {
      const urls = [url].flat().map((each) => new URL(each));
      const texts = urls.map((each) => requestText(each, method, users[at % users.length], body));
      const { hostname, port } = urls[0]!;
      using connection = await Deno.connect({ hostname, port: Number(port) });
      connection.setNoDelay();
      const buffer = new Uint8Array(1 << 16);
      // Far apart, because equal reads that wait at the same moment are one.
      const first = Math.floor(at * texts.length / concurrency);
      for (let turn = first; performance.now() < until; turn++) {
        const began = performance.now();
        await ask(connection, texts[turn % texts.length]!, buffer);
        times.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, client));
    self.postMessage({ rate: times.length / ((performance.now() - started) / 1000), times });
  } catch (error) {
    self.postMessage(String(error));
  }
};

function requestText(
  { host, pathname, search }: URL,
  method = "GET",
  headers: Record<string, string>,
  body = "",
): Uint8Array {
  const length = String(encoder.encode(body).length);
  const lines = Object.entries({ host, ...headers, ...(body && { "content-length": length }) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return encoder.encode(`${method} ${pathname}${search} HTTP/1.1\r\n${head}\r\n${body}`);
}

/** Throws unless the response is a success with a Content-Length. */
async function ask(connection: Deno.Conn, request: Uint8Array, buffer: Uint8Array): Promise<void> {
  for (let sent = 0; sent < request.length;) {
    sent += await connection.write(request.subarray(sent));
  }
  let head = "";
  let end = -1;
  let received = 0;
  while (end < 0) {
    const size = await connection.read(buffer);
    if (size === null) throw new Error("The connection was closed.");
    head += decoder.decode(buffer.subarray(0, size));
    received += size;
    end = head.indexOf("\r\n\r\n");
  }
  const length = Number(/^content-length: (\d+)/im.exec(head.slice(0, end))?.[1] ?? NaN);
  if (!/^HTTP\/1.1 2/.test(head) || Number.isNaN(length)) throw new Error(head);
  // Headers are ASCII: characters are bytes.
  while (received < end + 4 + length) {
    received += await connection.read(buffer) ?? Infinity;
  }
}

export {};
