/** `npm run panel -- build <project URL> <anon key>` writes panel/dist, ready for any static host. */
import { gzipSync } from "node:zlib";
import { PROJECT_ROOT } from "../local/project.ts";
import { writeOpenApi } from "../tools/openapi.ts";
import { files, headersFor } from "./headers.ts";
import type { Config } from "./src/types.ts";

export const DIST = new URL("dist/", import.meta.url);
const ROOT = `${PROJECT_ROOT}/`;
const HERE = `${ROOT}panel/`;
/** Bytes that a browser loads at most, with gzip. */
export const LARGEST = 400_000;

async function run(program: string, args: string[], cwd: string): Promise<void> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args, cwd }).output();
  if (success) return;
  const text = new TextDecoder();
  throw new Error(`${program} ${args.join(" ")}\n${text.decode(stdout)}${text.decode(stderr)}`);
}

/** Installs the panel's own packages unless what is there fits its lockfile. */
async function install(): Promise<void> {
  const modified = async (file: string) => (await Deno.stat(HERE + file)).mtime!.getTime();
  const wanted = await modified("package-lock.json");
  const there = await modified("node_modules/.package-lock.json").catch(() => 0);
  if (there < wanted) await run("npm", ["ci"], HERE);
}

/** Checks the types, builds, and returns the size of all files with gzip. */
export async function build(config?: Config): Promise<number> {
  await install();
  await writeOpenApi();
  await run("node", [`${ROOT}node_modules/typescript/bin/tsc`, "-p", "panel"], ROOT);
  const vite = ["run", "-A", "node_modules/vite/bin/vite.js", "build", "panel", "--logLevel=error"]
    .concat("--configLoader=native");
  await run(Deno.execPath(), vite, ROOT);
  if (config) {
    await Deno.writeTextFile(new URL("config.json", DIST), JSON.stringify(config));
    await Deno.writeTextFile(new URL("_headers", DIST), asFile(headersFor(config.url)));
  }
  const sizes = (await files(DIST)).map((name) =>
    gzipSync(Deno.readFileSync(new URL(name, DIST))).length
  );
  const size = sizes.reduce((sum, each) => sum + each, 0);
  if (size > LARGEST) throw new Error(`${size} bytes with gzip; the limit is ${LARGEST}`);
  return size;
}

/** As Cloudflare Pages, Netlify and others read them. */
function asFile(headers: Record<string, string>): string {
  return ["/*", ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""]
    .join("\n");
}
