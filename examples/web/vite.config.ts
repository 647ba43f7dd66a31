/** Serves the web client with the URL and key of the running stack. */
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { defineConfig } from "vite";

// The client of a real project has its own values of these two; both are public.
const { STACK, PORT } = process.env;
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
  },
});
