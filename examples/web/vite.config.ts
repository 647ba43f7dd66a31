/** Serves the web client with the URL and key of the running stack. */
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { defineConfig } from "vite";

// The client of a real project has its own values of URL and key, both public, and its database's region.
const { STACK, PORT, REGION } = process.env;
const file = STACK || new URL(`../../.local/${PORT ? `${PORT}/` : ""}stack.json`, import.meta.url);
if (!existsSync(file)) {
  console.error("No stack runs here. Start one in another terminal: npm start");
  process.exit(1);
}
const stack = JSON.parse(readFileSync(file, "utf8"));

export default defineConfig({
  define: {
    API_URL: JSON.stringify(stack.base_url),
    ANON_KEY: JSON.stringify(stack.anon_key),
    REGION: JSON.stringify(REGION),
  },
});
