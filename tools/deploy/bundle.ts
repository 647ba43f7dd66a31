import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT_ROOT } from "../../local/project.ts";
import { groupNames } from "../../local/stack/groups.ts";
import { output } from "../../local/process/processes.ts";
import { importGlobals, requireImportedGlobals } from "./globals.ts";
import { stubs } from "./routes.ts";
import type { Stub } from "./routes.ts";

export interface Upload {
  name: string;
  /** All uploaded files. */
  bytes: number;
  /** Packages in files of their own, imported on demand. */
  libraries: string[];
}

/** The output folder. */
export const STAGE = join(PROJECT_ROOT, ".local", "deploy");

/**
 * One file per function, with the versions of package-lock.json; a start reads one file instead of
 * hundreds, and runs an endpoint's part of it when the endpoint is first asked.
 */
export async function bundle(stage = STAGE): Promise<Upload[]> {
  if (existsSync(stage)) await Deno.remove(stage, { recursive: true });
  const names = groupNames();
  const onDemand = await importsOnDemand(["functions", "shared"], PACKAGE);
  const parts = await partsOnDemand(names);
  const shared = await importsOnDemand(["shared"], PART);
  // Alone: the first run in a checkout installs the bundler, and two concurrent installations fail.
  await runBundler([
    ...onDemand.map((name) => `--external=${name}`),
    ...[...Object.values(parts).flat(), ...shared].map((part) => `--external=${part}`),
    `--import-map=${await writeLazyImports(stage, await stubs())}`,
    `--outdir=${join(stage, "functions")}`,
    ...names.map((name) => `functions/${name}/index.ts`),
  ]);
  await Promise.all([
    ...onDemand.map((name) => bundleFile(`npm:${name}`, libraryFile(stage, name))),
    ...Object.entries(parts).flatMap(([name, own]) =>
      own.map((part) => bundleFile(`functions/${name}/${part}`, partFile(stage, name, part)))
    ),
    ...shared.map((part) => {
      const file = basename(part);
      const to = partFile(stage, SHARED, part);
      return bundleFile(`${SHARED}/${file}`, to, ONLY_LIBRARIES.includes(file));
    }),
    writeConfig(stage),
  ]);
  await Promise.all(names.map((name) => importGlobals(join(stage, "functions", name, "index.js"))));
  await requireImportedGlobals(await Array.fromAsync(sources(stage, ".js")));
  return await Promise.all(names.map((name) =>
    finish(stage, name, onDemand, [
      ...(parts[name] ?? []).map((part) => ({ part, of: name })),
      ...shared.map((part) => ({ part, of: SHARED })),
    ])
  ));
}

const SHARED = "shared";
/** Nobody reads these in a stack trace, and half the text is loaded in half the time. */
const ONLY_LIBRARIES = ["jose.ts", "zod.ts"];
const ROUTES = "routes";

const PACKAGE = /\bimport\("(?!node:)([^."][^"]*)"\)/g;
/** A file of the function's own folder, or of shared/ itself. */
const PART = /\bimport\("(\.\.?\/[^"/]+)"\)/g;

/** The packages that these folders import dynamically, at their first use. */
async function importsOnDemand(folders: string[], pattern: RegExp): Promise<string[]> {
  const found = new Set<string>();
  for (const folder of folders) {
    for await (const file of sources(join(PROJECT_ROOT, folder))) {
      const text = await Deno.readTextFile(file);
      for (const [, name] of text.matchAll(pattern)) found.add(name!);
    }
  }
  return [...found].sort();
}

/** Dynamic imports of a function's own files, as written; each becomes one file with its libraries. */
async function partsOnDemand(names: string[]): Promise<Record<string, string[]>> {
  const parts = names.map(async (name) =>
    [name, await importsOnDemand([join("functions", name)], PART)] as const
  );
  return Object.fromEntries(await Promise.all(parts));
}

async function* sources(folder: string, ending = ".ts"): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = join(folder, name);
    if (isDirectory) yield* sources(path, ending);
    else if (name.endsWith(ending)) yield path;
  }
}

export async function bundleFile(entry: string, to: string, isMinified = false): Promise<void> {
  await runBundler([...isMinified ? ["--minify"] : [], `--output=${to}`, entry]);
  await importGlobals(to);
}

async function runBundler(args: string[]): Promise<void> {
  const options = { cwd: PROJECT_ROOT, env: { NO_COLOR: "1" } };
  const command = ["bundle", "--quiet", "--platform=deno", ...args];
  const { success, stderr } = await output(Deno.execPath(), command, options);
  if (!success) throw new Error(`Bundling failed: ${stderr}`);
}

/** The imports of deno.json, with shared/lazy_zod.ts in place of zod, and stubs in place of endpoints. */
export async function writeLazyImports(stage: string, stubs: Stub[] = []): Promise<string> {
  const { imports } = JSON.parse(await Deno.readTextFile(join(PROJECT_ROOT, "deno.json")));
  const file = (name: string) => pathToFileURL(join(PROJECT_ROOT, "shared", name)).href;
  const map = {
    imports: { ...imports, zod: file("lazy_zod.ts") },
    scopes: { [file("zod.ts")]: { zod: imports.zod } } as Record<string, Record<string, string>>,
  };
  for (const { app, replaces, path, text } of stubs) {
    const stub = join(stage, ROUTES, path);
    await write(stub, text);
    (map.scopes[app] ??= {})[replaces] = pathToFileURL(stub).href;
  }
  const path = join(stage, "lazy_imports.json");
  await write(path, `${JSON.stringify(map, null, 2)}\n`);
  return path;
}

/** Below functions/, because the CLI downloads nothing else. */
const librariesIn = (stage: string) => join(stage, "functions", "libraries");

function libraryFile(stage: string, name: string): string {
  return join(librariesIn(stage), `${name.replace(/^@/, "").replaceAll("/", "-")}.js`);
}

function partFile(stage: string, name: string, part: string): string {
  return join(librariesIn(stage), `${name}-${basename(part, ".ts")}.js`);
}

/** This checkout's config.toml, with the bundles in place of the sources. */
async function writeConfig(stage: string): Promise<void> {
  const config = await Deno.readTextFile(join(PROJECT_ROOT, "supabase", "config.toml"));
  const bundled = config
    .replace(/^(entrypoint = ".*\/)index\.ts"$/gm, '$1index.js"')
    .replace(
      /^import_map = "\.\/import_map\.json"(\nentrypoint = "(.*)\/index\.js")$/gm,
      'import_map = "$2/deno.json"$1',
    );
  await write(join(stage, "supabase", "config.toml"), bundled);
}

/** Rewrites the paths of the function's parts, and writes an import map with the libraries that it imports. */
async function finish(
  stage: string,
  name: string,
  onDemand: string[],
  parts: { part: string; of: string }[],
): Promise<Upload> {
  const folder = join(stage, "functions", name);
  const bundled = await Deno.readTextFile(join(folder, "index.js"));
  const entry = parts.reduce(
    (text, { part, of }) =>
      text.replaceAll(`"${part}"`, `"../..${partFile(stage, of, part).slice(stage.length)}"`),
    // The same bytes wherever the stage is.
    bundled.replaceAll(new RegExp(`^// .*(?=\\b${ROUTES}/\\S+\\.ts$)`, "gm"), "// "),
  );
  await Deno.writeTextFile(join(folder, "index.js"), entry);
  const libraries = onDemand.filter((library) => entry.includes(`"${library}"`));
  const files = libraries.map((library) => libraryFile(stage, library));
  const imports = Object.fromEntries(
    libraries.map((library, at) => [library, `../..${files[at]!.slice(stage.length)}`]),
  );
  const map = join(folder, "deno.json");
  await write(map, `${JSON.stringify({ imports }, null, 2)}\n`);
  const sizes = await Promise.all(
    [
      join(folder, "index.js"),
      map,
      ...files,
      ...parts.map(({ part, of }) => partFile(stage, of, part)),
    ].map(async (file) => (await Deno.stat(file)).size),
  );
  return { name, libraries, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function write(file: string, text: string): Promise<void> {
  await Deno.mkdir(dirname(file), { recursive: true });
  await Deno.writeTextFile(file, text);
}
