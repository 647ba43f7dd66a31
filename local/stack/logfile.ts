import { createLog } from "../../shared/log.ts";
import type { Log } from "../../shared/log.ts";

/** The functions' log goes to a file, and its errors to the terminal too. */
export function createLogFile(path: string): { write: Log; close: () => void } {
  const file = Deno.openSync(path, { create: true, append: true });
  const encoder = new TextEncoder();
  let isOpen = true;
  const write = createLog((line) => {
    // A call still running at the end of the stack has nowhere to write.
    if (!isOpen) return;
    file.writeSync(encoder.encode(`${line}\n`));
    if (/"event":"(error_cause|background_failed|scheduler_failed)"/.test(line)) {
      console.error(line.slice(0, 2000));
    }
  });
  const close = () => {
    isOpen = false;
    file.close();
  };
  return { write, close };
}
