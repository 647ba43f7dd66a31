/** `npm run browser`: the console, the API reference and the web client, tried in a real Chromium. */
import { join } from "node:path";
import { CLONE } from "../postgres/binaries.ts";
import { chromiumPath } from "./chromium.ts";

if (import.meta.main) {
  const wishes = Deno.args.filter((arg) => arg !== "--screenshots");
  if (!chromiumPath()) {
    console.error(
      "NOT RUN: the browser tests need a Chromium, and this machine has none where we looked.\n" +
        "Install one (apt-get install chromium) or name it: CHROMIUM=/path/to/it npm run browser",
    );
    Deno.exit(1);
  }
  const vitest = join(CLONE, "node_modules", "vitest", "vitest.mjs");
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", vitest, "run", "--config", ".vitest.browser.ts", ...wishes],
    cwd: CLONE,
    env: { SCREENSHOTS: Deno.args.includes("--screenshots") ? join(CLONE, "docs") : "" },
  }).spawn().status;
  Deno.exit(code);
}
