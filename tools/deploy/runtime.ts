/** Runs an uploaded function like the platform: on its version of Deno, with the additions of edge-runtime. */
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { arch, platform } from "node:process";
import { PROJECT_ROOT } from "../../local/project.ts";

const BOOT = join(PROJECT_ROOT, "tools", "deploy", "edge_runtime.js");

/** Deno in the version of https://supabase.com/docs/guides/functions; package.json pins it. */
export function platformDeno(): string {
  const program = platform === "win32" ? "deno.exe" : "deno";
  const libc = platform === "linux" ? "-glibc" : "";
  const alias = join(PROJECT_ROOT, "node_modules", "deno-platform");
  // The package's install script creates the first one, and npm may be configured to skip it.
  const found = [
    join(alias, program),
    join(alias, "node_modules", "@deno", `${platform}-${arch}${libc}`, program),
  ].find(existsSync);
  if (!found) throw new Error("The platform's Deno is not installed. Run npm ci.");
  return found;
}

export interface Run {
  entry: string;
  /** 0: any free one. The first line on stdout is `listening <port>`. */
  port: number;
  env: Record<string, string>;
  stdout?: "null" | "piped";
  stderr: "null" | "piped";
  flags?: string[];
}

/** No package is resolved or fetched and no file is read: only the upload exists. */
const LIMITS = ["--no-prompt", "--no-config", "--no-lock", "--no-npm", "--no-remote"];
const RIGHTS = ["--allow-net", "--allow-env", "--allow-sys"];
/** The limit of a worker on the platform. */
const MEMORY_MB = 256;

/** Starts the function at a port of this machine. */
export function runUpload(
  { entry, port, env, stdout = "null", stderr, flags = [] }: Run,
): Deno.ChildProcess {
  const main = `${entry}.main.js`;
  // Imports in order: a module's dependencies run before it.
  const lines = [BOOT, entry].map((file) => `import ${JSON.stringify(pathTo(main, file))};\n`);
  if (!existsSync(main)) Deno.writeTextFileSync(main, lines.join(""));
  return new Deno.Command(platformDeno(), {
    args: [
      "run",
      ...flags,
      ...LIMITS,
      ...RIGHTS,
      `--v8-flags=--max-old-space-size=${MEMORY_MB}`,
      main,
    ],
    cwd: dirname(entry),
    clearEnv: true,
    env: { NO_COLOR: "1", ...env, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
    stdin: "null",
    stdout,
    stderr,
  }).spawn();
}

function pathTo(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

/** Milliseconds of all threads; undefined if the operating system does not report it. */
export function processorTime(pid: number): number | undefined {
  if (Deno.build.os !== "linux") return undefined;
  const threads = [...Deno.readDirSync(`/proc/${pid}/task`)].map(({ name }) =>
    Number(Deno.readTextFileSync(`/proc/${pid}/task/${name}/schedstat`).split(" ")[0])
  );
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}
