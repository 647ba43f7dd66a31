/** `npm test`: vitest with the arguments that follow. */
import { join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";

/** For vitest's workers: garbage is collected a tenth as often, at the cost of some memory. */
export const TEST_ENV = { DENO_V8_FLAGS: "--max-semi-space-size=64" };

/** The command that runs tests of the project with these arguments. */
export const vitest = (...args: string[]): string[] => {
  const program = join(PROJECT_ROOT, "node_modules/vitest/vitest.mjs");
  return [Deno.execPath(), "run", "-A", program, "run", "--config", ".vitest.ts", ...args];
};

if (import.meta.main) {
  const [file, ...args] = vitest(...Deno.args);
  const child = new Deno.Command(file!, { args, cwd: PROJECT_ROOT, env: TEST_ENV }).spawn();
  if (Deno.build.os !== "windows") {
    Deno.addSignalListener("SIGTERM", () => child.kill("SIGTERM"));
  }
  Deno.exit((await child.status).code);
}
