/** Checks types with TypeScript's native compiler and the declarations of `deno types`, faster than `deno check`. */
import { join } from "node:path";
import { platformDeno } from "../deploy/runtime.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { output } from "../../local/process/processes.ts";

const FOLDER = join(PROJECT_ROOT, ".local", "verify");

/** A version of Deno. Its language is `lib` of the configuration: the platform's is ESNext of TypeScript 5.6. */
interface Target {
  program: () => string;
  /** In tools/verify/. */
  config: string;
  declarations: string;
}

const TARGETS = {
  here: { program: Deno.execPath, config: "tsconfig.json", declarations: "deno.d.ts" },
  platform: {
    program: platformDeno,
    config: "tsconfig.platform.json",
    declarations: "platform.d.ts",
  },
} satisfies Record<string, Target>;

type TargetName = keyof typeof TARGETS;

const pathOf = ({ config }: Target) => join(PROJECT_ROOT, "tools", "verify", config);

/** A second checker would compute most types again. GOGC: garbage is collected less often than at its default, 100. */
export const COMPILER = {
  command: ["node", join(PROJECT_ROOT, "node_modules", "typescript", "bin", "tsc")]
    .concat("--checkers", "1", "--pretty", "false"),
  env: { GOGC: "400" },
};

/** Arguments that check only changed files and their dependents again. */
export const incremental = (name: string): string[] => [
  "--incremental",
  "--tsBuildInfoFile",
  join(FOLDER, name),
];

/** The compiler's messages about these files and their imports; empty when they are correct. */
export async function typeErrors(
  files: readonly string[],
  name: TargetName = "here",
): Promise<string> {
  const target = TARGETS[name];
  const folder = await Deno.makeTempDir();
  const config = join(folder, "tsconfig.json");
  try {
    const declarations = join(FOLDER, target.declarations);
    const settings = { extends: pathOf(target), files: [declarations, ...files], include: [] };
    await Deno.writeTextFile(config, JSON.stringify(settings));
    return await compile(target, ["-p", config]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function compile(target: Target, args: string[]): Promise<string> {
  await writeDeclarations(target);
  const { command: [file, ...own], env } = COMPILER;
  const { success, text } = await output(file!, [...own, ...args], { cwd: PROJECT_ROOT, env });
  return success ? "" : text || "The compiler failed without a message.";
}

async function writeDeclarations({ program, declarations }: Target): Promise<void> {
  const { success, stdout, text } = await output(program(), ["types"], { env: { NO_COLOR: "1" } });
  if (!success) throw new Error(`deno types: ${text}`);
  await Deno.mkdir(FOLDER, { recursive: true });
  // Renamed, because another process may be reading it.
  const written = await Deno.makeTempFile({ dir: FOLDER });
  await Deno.writeTextFile(written, adapted(stdout));
  await Deno.rename(written, join(FOLDER, declarations));
}

/** Deno's own libraries are in the same text; the configuration names the language's. */
const REFERENCES = /^\/\/\/ <reference (no-default-lib="true"|lib="[\w.]+") \/>$/gm;
/** Types from before TypeScript 5.7, for any buffer. Newer compilers read them as possibly shared. */
const OF_ANY_BUFFER = /\b(Uint\d+(?:Clamped)?Array)\b(?!<)/g;

function adapted(declarations: string): string {
  const text = declarations.replace(REFERENCES, "");
  return text.includes("Uint8Array<") ? text : text.replace(OF_ANY_BUFFER, "$1<any>");
}

if (import.meta.main) {
  const name: TargetName = Deno.args.includes("platform") ? "platform" : "here";
  const info = incremental(`${name}-types.json`);
  const errors = await compile(TARGETS[name], ["-p", pathOf(TARGETS[name]), ...info]);
  if (errors) {
    console.error(errors);
    Deno.exit(1);
  }
}
