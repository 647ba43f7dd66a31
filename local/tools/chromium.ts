/** Where this machine keeps a Chromium that tests can drive. */

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Undefined where there is none; `CHROMIUM` goes before every place that we know. */
export function chromiumPath(): string | undefined {
  const told = Deno.env.get("CHROMIUM");
  return (told ? [told] : PLACES).find((place) => {
    try {
      return Deno.statSync(place).isFile;
    } catch {
      return false;
    }
  });
}
