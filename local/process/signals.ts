/** Ctrl-C and SIGTERM end the stack in order; a second one, given in earnest, ends it at once. */

// npm, the shell and the terminal may each pass on the same Ctrl-C.
const ECHO_MS = 1_000;

export interface Shutdown {
  /** Starts the same clean-up without a signal; answers when it is done, whoever started it. */
  now(exitCode?: number): Promise<void>;
}

/** Runs `cleanup` once, on the first signal or call, then exits. */
export function onShutdown(cleanup: () => Promise<void>, exit = Deno.exit): Shutdown {
  let running: Promise<void> | undefined;
  let firstAt = 0;
  const now = (exitCode = 0) => {
    running ??= cleanup().then(() => exit(exitCode), (error) => {
      console.error("Stopping failed:", error);
      exit(1);
    });
    return running;
  };
  for (const signal of signals()) {
    Deno.addSignalListener(signal, () => {
      if (running && Date.now() - firstAt > ECHO_MS) exit(130);
      if (!running) firstAt = Date.now();
      void now();
    });
  }
  return { now };
}

function signals(): Deno.Signal[] {
  if (Deno.build.os === "windows") return ["SIGINT", "SIGBREAK"];
  // Whoever uses nohup wants SIGHUP ignored, and gives us no terminal to write to.
  return Deno.stdout.isTerminal() ? ["SIGINT", "SIGTERM", "SIGHUP"] : ["SIGINT", "SIGTERM"];
}
