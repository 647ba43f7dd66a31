/** Serves the web client, with the address and the key of the stack that runs here. */
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { defineConfig } from "vite";

// A client of a real project has these two in its own settings; both are public.
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
