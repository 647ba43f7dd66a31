/** Checks types with TypeScript's native compiler and the declarations of `deno types`, faster than `deno check`. */
import { join } from "node:path";
import { PROJECT_ROOT } from "../../project.ts";
import { output } from "../../process/processes.ts";

const CONFIG = join(PROJECT_ROOT, "local", "tools", "verify", "tsconfig.json");
const FOLDER = join(PROJECT_ROOT, ".local", "verify");
const DECLARATIONS = join(FOLDER, "deno.d.ts");

/** A second checker would compute most types again. GOGC: garbage is collected less often than at its default, 100. */
export const COMPILER = {
  command: ["node", join(PROJECT_ROOT, "node_modules", "typescript", "bin", "tsc")]
    .concat("--checkers", "1", "--pretty", "false"),
  env: { GOGC: "400" },
};

/** Arguments with which only what changed, and what depends on it, is checked again. */
export const incremental = (name: string): string[] => [
  "--incremental",
  "--tsBuildInfoFile",
  join(FOLDER, name),
];

/** What the compiler says of these files and what they import; empty when they are correct. */
export async function typeErrors(files: readonly string[]): Promise<string> {
  const folder = await Deno.makeTempDir();
  const config = join(folder, "tsconfig.json");
  try {
    const settings = { extends: CONFIG, files: [DECLARATIONS, ...files], include: [] };
    await Deno.writeTextFile(config, JSON.stringify(settings));
    return await compile(["-p", config]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function compile(args: string[]): Promise<string> {
  await writeDeclarations();
  const { command: [file, ...own], env } = COMPILER;
  const { success, text } = await output(file!, [...own, ...args], { cwd: PROJECT_ROOT, env });
  return success ? "" : text || "The compiler failed without a message.";
}

/** `deno types`, without its references to libraries that are in the same text: only Deno's compiler resolves them. */
async function writeDeclarations(): Promise<void> {
  const { success, stdout, text } = await output(Deno.execPath(), ["types"], {
    env: { NO_COLOR: "1" },
  });
  if (!success) throw new Error(`deno types: ${text}`);
  const own = /^\/\/\/ <reference (no-default-lib="true"|lib="(deno\.[\w.]+|node)") \/>$/gm;
  await Deno.mkdir(FOLDER, { recursive: true });
  // Renamed, because another process may be reading it.
  const written = await Deno.makeTempFile({ dir: FOLDER });
  await Deno.writeTextFile(written, stdout.replace(own, ""));
  await Deno.rename(written, DECLARATIONS);
}

if (import.meta.main) {
  const errors = await compile(["-p", CONFIG, ...incremental("deno-types.json")]);
  if (errors) {
    console.error(errors);
    Deno.exit(1);
  }
}
