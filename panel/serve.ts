/** `npm run panel` builds the panel and serves it beside the running stack. */
import { existsSync } from "node:fs";
import { appPort } from "../local/stack/running.ts";
import { build, DIST } from "./build.ts";
import { files, headersFor } from "./headers.ts";
import type { Config } from "./src/types.ts";

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/** Serves panel/dist as a static host would, with the project's config.json. */
export async function serve(config: Config, port: number) {
  const headers = headersFor(config.url);
  const names = await files(DIST);
  return Deno.serve({ port, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const name = new URL(request.url).pathname.slice(1) || "index.html";
    if (name === "config.json") return Response.json(config, { headers });
    if (!names.includes(name)) return new Response("Not found", { status: 404, headers });
    const type = TYPES[name.split(".").at(-1)!] ?? "application/octet-stream";
    const body = await Deno.readFile(new URL(name, DIST));
    return new Response(body, { headers: { ...headers, "Content-Type": type } });
  });
}

/** URL and key of the stack that runs here. */
export function stackOf(file: string | URL): Config {
  const stack = JSON.parse(Deno.readTextFileSync(file));
  return { url: stack.base_url, key: stack.anon_key };
}

if (import.meta.main) {
  const [command, url, key, region] = Deno.args;
  if (command === "build") {
    const config = url && key
      ? { url: url.replace(/\/+$/, ""), key, ...region && { region } }
      : undefined;
    const size = await build(config);
    console.log(`panel/dist: ${Math.round(size / 1000)} kB with gzip`);
  } else {
    const stack = Deno.env.get("PORT");
    const file = new URL(`../.local/${stack ? `${stack}/` : ""}stack.json`, import.meta.url);
    if (!existsSync(file)) {
      console.error("No stack runs here. Start one in another terminal: npm start");
      Deno.exit(1);
    }
    console.log("Building…");
    await build();
    const config = stackOf(file);
    const port = await appPort("panel", new URL(config.url).port);
    await serve(config, port);
    console.log(`The panel of ${config.url}: http://127.0.0.1:${port}/`);
  }
}
