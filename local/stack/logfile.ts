import { createLog } from "../../shared/log.ts";
import { missingRight } from "../postgres/missing_right.ts";
import type { Log } from "../../shared/log.ts";

/** The functions' log goes to a file, and its errors to the terminal too. */
export function createLogFile(path: string): { write: Log; close: () => void } {
  const file = Deno.openSync(path, { create: true, append: true });
  const encoder = new TextEncoder();
  let isOpen = true;
  const writeLine = createLog((line) => {
    // A call that runs when the stack ends has nowhere to write.
    if (!isOpen) return;
    file.writeSync(encoder.encode(`${line}\n`));
    if (/"event":"(error_cause|background_failed|scheduler_failed)"/.test(line)) {
      console.error(line.slice(0, 2000));
    }
  });
  const write: Log = (event, fields = {}) => {
    const remedy = missingRight(fields["cause"]);
    writeLine(event, remedy ? { remedy, ...fields } : fields);
  };
  const close = () => {
    isOpen = false;
    file.close();
  };
  return { write, close };
}
