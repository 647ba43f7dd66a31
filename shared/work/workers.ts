/** Several workers side by side in one run, of which a quiet run needs only one. */

/**
 * Runs `work` once, and once more for each time that it calls `another`, up to `most` at a time.
 * Answers when all have returned; the first that throws makes it throw.
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
    // Whoever fails first is reported below; until then nobody else may go unheard.
    worker.catch(() => {});
    workers.push(worker);
  };
  another();
  for (const worker of workers) await worker;
}
