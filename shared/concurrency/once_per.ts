import { background } from "../background.ts";

/**
 * Calls `work` at once, and then at most once per `ms`: calls within that time share one at its end. The worker stays
 * alive until then.
 */
export function oncePer(ms: number, work: () => Promise<unknown>): () => void {
  let pause: Promise<void> | undefined;
  let isAsked = false;
  const run = () => {
    background(work());
    pause = new Promise<void>((resolve) => setTimeout(resolve, ms)).then(() => {
      pause = undefined;
      if (!isAsked) return;
      isAsked = false;
      run();
    });
  };
  return () => {
    if (!pause) return run();
    if (isAsked) return;
    isAsked = true;
    background(pause);
  };
}
