/** The thread of bench/load.ts: asks, counts, and answers once. */
declare const self: { onmessage: (event: MessageEvent) => void; postMessage(data: unknown): void };

self.onmessage = async ({ data: { url, headers, concurrency, seconds } }) => {
  try {
    const started = performance.now();
    const until = started + seconds * 1000;
    const times: number[] = [];
    const client = async () => {
      while (performance.now() < until) {
        const began = performance.now();
        const answer = await fetch(url, { headers });
        const bytes = await answer.arrayBuffer();
        if (answer.status !== 200) {
          throw new Error(`${answer.status}: ${new TextDecoder().decode(bytes)}`);
        }
        times.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, client));
    self.postMessage({ rate: times.length / ((performance.now() - started) / 1000), times });
  } catch (error) {
    self.postMessage(String(error));
  }
};

export {};
