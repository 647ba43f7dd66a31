/** `npm run verify` leaves out two slow test files while all that they read is as it was when they passed. */
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "../../postgres/binaries.ts";
import { output } from "../../process/processes.ts";

/** Each starts servers of its own and loads the whole schema several times. */
export const SLOW = ["tests/database/migrations.test.ts", "tests/database/push.test.ts"];

/** Files and folders that they read or import. */
export const READ_BY_SLOW = [
  ...SLOW,
  ".vitest.ts",
  "local/postgres",
  "local/process",
  "local/tools",
  "migrations",
  "package-lock.json",
  "supabase",
  "tests/rehearsal",
  "tests/support/cluster.ts",
  "tests/support/global.ts",
  "tests/support/leftovers.ts",
  "tests/support/server.ts",
];

const REMEMBERED = join(PROJECT_ROOT, ".local", "verify", "passed");

/** Of the names and contents of the files, as they are now; undefined where git does not say which they are. */
export async function digestOf(
  paths: readonly string[],
  root = PROJECT_ROOT,
): Promise<string | undefined> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...paths];
  const { success, stdout } = await output("git", args, { cwd: root })
    .catch(() => ({ success: false, stdout: "" }));
  if (!success) return undefined;
  const hash = createHash("sha256");
  for (const path of [...new Set(stdout.split("\0"))].filter(Boolean).sort()) {
    const text = await Deno.readFile(join(root, path)).catch(() => "deleted");
    hash.update(`${path}\0${text.length}\0`).update(text);
  }
  return hash.digest("hex");
}

/** The digest with which the slow files last passed here. */
export const passedWith = (): Promise<string | undefined> =>
  Deno.readTextFile(REMEMBERED).catch(() => undefined);

export async function rememberPassed(digest: string): Promise<void> {
  await Deno.mkdir(dirname(REMEMBERED), { recursive: true });
  await Deno.writeTextFile(REMEMBERED, digest);
}
