/** Globals that the platform defines differently inside npm packages than elsewhere; a bundle is elsewhere. */
import { transformWithOxc } from "vite";

/** https://github.com/supabase/edge-runtime: ext/node/global.rs. */
const IMPORTS: Record<string, string> = {
  Buffer: 'import { Buffer } from "node:buffer";',
  clearImmediate:
    "const clearImmediate = (immediate) => { if (immediate) immediate.cleared = true; };",
  global: "const global = globalThis;",
  process: 'import process from "node:process";',
  // Deno 2.1.4 still calls an immediate that was cleared within the same turn of its event loop. Under load the
  // Postgres driver then writes null to its socket, which ends the worker.
  setImmediate: 'import { setImmediate as startImmediate } from "node:timers";\n' +
    "const setImmediate = (work, ...args) => {\n" +
    "  const immediate = { cleared: false };\n" +
    "  startImmediate(() => immediate.cleared || work(...args));\n" +
    "  return immediate;\n" +
    "};",
  // Defined there, but not for packages, which take it for a browser's.
  window: "const window = undefined;",
};

const MARK = "free-global:";

/** The names of IMPORTS that a module uses without declaring or importing them. */
export async function freeGlobals(file: string, text: string): Promise<string[]> {
  // Parsing takes a while: only for names that occur at all, maybe in a comment.
  const names = Object.keys(IMPORTS).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  if (names.length === 0) return [];
  const inject = Object.fromEntries(
    names.map((name): [string, [string, string]] => [name, [MARK + name, name]]),
  );
  const options = { lang: "js" as const, sourceType: "module" as const, sourcemap: false, inject };
  const { code } = await transformWithOxc(text, file, options);
  return names.filter((name) => code.includes(`from "${MARK}${name}"`));
}

/** Adds what the module uses and does not import. */
export async function importGlobals(file: string): Promise<void> {
  const text = await Deno.readTextFile(file);
  const names = await freeGlobals(file, text);
  if (names.length === 0) return;
  const lines = names.map((name) => `${IMPORTS[name]}\n`).join("");
  await Deno.writeTextFile(file, lines + text);
}

/** Throws with every file that would fail on the platform at its first use of such a global. */
export async function requireImportedGlobals(files: string[]): Promise<void> {
  const problems = await Promise.all(files.map(async (file) => {
    const names = await freeGlobals(file, await Deno.readTextFile(file));
    return names.length > 0 ? [`${file} uses ${names.join(", ")} and imports none of them`] : [];
  }));
  if (problems.flat().length > 0) {
    throw new Error(`The platform does not define Node's globals. ${problems.flat().join("; ")}.`);
  }
}
