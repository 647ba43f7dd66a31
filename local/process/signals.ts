// npm, the shell and the terminal may each forward the same Ctrl-C.
const ECHO_MS = 1_000;

export interface Shutdown {
  /** Starts the clean-up without a signal, or awaits the running one. */
  now(exitCode?: number): Promise<void>;
}

/** Runs `cleanup` once, on the first signal or call, then exits. A later signal exits at once. */
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
  // With nohup there is no terminal, and SIGHUP must be ignored.
  return Deno.stdout.isTerminal() ? ["SIGINT", "SIGTERM", "SIGHUP"] : ["SIGINT", "SIGTERM"];
}
