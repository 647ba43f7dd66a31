/** Serves the web client with the URL and key of the running stack. */
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { defineConfig } from "vite";
import { appPort } from "../../local/stack/running.ts";

// The client of a real project has its own values of URL and key, both public, and its database's region.
const { STACK, PORT, REGION } = process.env;
const file = STACK || new URL(`../../.local/${PORT ? `${PORT}/` : ""}stack.json`, import.meta.url);
if (!existsSync(file)) {
  console.error("No stack runs here. Start one in another terminal: npm start");
  process.exit(1);
}
const stack = JSON.parse(readFileSync(file, "utf8"));
const api = stack.base_url;

/** Nothing is loaded from elsewhere, and no script but the shop's own runs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: blob: ${api}`,
  `connect-src 'self' ${api} ${api.replace("http", "ws")}`,
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export default defineConfig(async () => ({
  define: {
    API_URL: JSON.stringify(api),
    ANON_KEY: JSON.stringify(stack.anon_key),
    REGION: JSON.stringify(REGION),
  },
  server: STACK ? {} : { host: "127.0.0.1", port: await appPort("shop", new URL(api).port) },
  plugins: [{
    name: "policy",
    transformIndexHtml: () => [{
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: policy },
      injectTo: "head-prepend" as const,
    }],
  }],
}));
