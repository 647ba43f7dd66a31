/** The thread of bench/load.ts: asks, counts, and answers once. */
declare const self: { onmessage: (event: MessageEvent) => void; postMessage(data: unknown): void };

self.onmessage = async ({ data: { url, headers, method, body, concurrency, seconds } }) => {
  try {
    const started = performance.now();
    const until = started + seconds * 1000;
    const times: number[] = [];
    const [urls, people] = [[url].flat(), [headers].flat()];
    const client = async (_: unknown, at: number) => {
      for (let turn = at; performance.now() < until; turn++) {
        const began = performance.now();
        const asked = { method, body, headers: people[at % people.length] };
        const answer = await fetch(urls[turn % urls.length], asked);
        const bytes = await answer.arrayBuffer();
        if (!answer.ok) {
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
