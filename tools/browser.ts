import { join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import { chromiumPath } from "./chromium.ts";

if (import.meta.main) {
  const args = Deno.args.filter((arg) => arg !== "--screenshots");
  if (!chromiumPath()) {
    console.error(
      "NOT RUN: the browser tests need Chromium, which was not found.\n" +
        "Install one (apt-get install chromium) or set its path: CHROMIUM=/path/to/chromium npm run browser",
    );
    Deno.exit(1);
  }
  const vitest = join(PROJECT_ROOT, "node_modules", "vitest", "vitest.mjs");
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", vitest, "run", "--config", ".vitest.browser.ts", ...args],
    cwd: PROJECT_ROOT,
    env: { SCREENSHOTS: Deno.args.includes("--screenshots") ? join(PROJECT_ROOT, "docs") : "" },
  }).spawn().status;
  Deno.exit(code);
}
