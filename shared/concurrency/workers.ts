/**
 * Runs `work` once, and once more for each call of `another`, at most `most` in parallel. Resolves when all have
 * returned; rejects with the first error.
 */
export async function inWorkers(
  most: number,
  work: (another: () => void) => Promise<void>,
): Promise<void> {
  const workers: Promise<void>[] = [];
  let running = 0;
  const another = () => {
    if (running >= most) return;
    running++;
    const worker = work(another).finally(() => running--);
    // The loop below reports the error; this prevents an unhandled rejection before it gets there.
    worker.catch(() => {});
    workers.push(worker);
  };
  another();
  for (const worker of workers) await worker;
}
