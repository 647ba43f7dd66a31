import { existsSync } from "node:fs";

const PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** `CHROMIUM` replaces the known paths. */
export function chromiumPath(): string | undefined {
  const path = Deno.env.get("CHROMIUM");
  return (path ? [path] : PATHS).find((each) => existsSync(each));
}
