/** `npm run verify` leaves out what has passed here while all that it reads is as it was then. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../local/project.ts";
import { output } from "../../local/process/processes.ts";

/** Hashes of the contents of the project's files, by their path from the root, in order. */
export type Tree = ReadonlyMap<string, string>;

/** npm writes it, and git ignores it: package-lock.json may have changed before its versions are installed. */
const INSTALLED = "node_modules/.package-lock.json";

/** The files as they are now; undefined where git does not say which they are. */
export async function readTree(root = PROJECT_ROOT): Promise<Tree | undefined> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { success, stdout } = await output("git", args, { cwd: root })
    .catch(() => ({ success: false, stdout: "" }));
  if (!success) return undefined;
  const paths = [...new Set([...stdout.split("\0"), INSTALLED])].filter(Boolean).sort();
  return new Map(paths.map((path) => [path, hashOf(join(root, path))]));
}

const DELETED = "deleted";

function hashOf(path: string): string {
  try {
    return createHash("sha256").update(Deno.readFileSync(path)).digest("hex");
  } catch {
    return DELETED;
  }
}

/** Every check is started by these, in these versions. */
const ALWAYS_READ = [
  "deno.json",
  "local/process",
  "tools/verify",
  "tools/verify.ts",
  INSTALLED,
  "package-lock.json",
  "package.json",
];

/** Of the names and contents of these files and folders, and of those that every check reads. */
export function digestOf(tree: Tree, reads: readonly string[]): string {
  const lines = [...tree].filter(([path]) => isRead(path, reads)).map((entry) => entry.join("\0"));
  return createHash("sha256").update([Deno.version.deno, ...lines].join("\n")).digest("hex");
}

/** Whether the file is one of these, is in one of these folders, or is read by every check. */
export const isRead = (path: string, reads: readonly string[]): boolean =>
  [...ALWAYS_READ, ...reads].some((each) => path === each || path.startsWith(`${each}/`));

export interface Reader {
  name: string;
  /** All files and folders that decide whether it passes. */
  reads?: readonly string[];
  /** It looks at each of these files by itself, by rules that are in these. */
  each?: { files: RegExp; rules: readonly string[] };
}

const PASSED = join(PROJECT_ROOT, ".local", "verify", "unchanged");
const fileOf = ({ name }: Reader, ending = "") => join(PASSED, name.replace(/\W+/g, "-") + ending);

/** Whether it has passed with exactly these files. */
export function isUnchanged(reader: Reader, tree: Tree | undefined): boolean {
  if (!tree || !reader.reads) return false;
  try {
    return Deno.readTextFileSync(fileOf(reader)) === digestOf(tree, reader.reads);
  } catch {
    return false;
  }
}

/** The files by which it differs from when it passed; undefined if each must be looked at. */
export function changedFiles(
  { name, reads, each }: Reader,
  tree: Tree | undefined,
): string[] | undefined {
  if (!tree || !reads || !each) return undefined;
  try {
    const passed: Passed = JSON.parse(Deno.readTextFileSync(fileOf({ name }, FILES)));
    if (passed.rules !== digestOf(tree, each.rules)) return undefined;
    return Object.entries(filesOf(tree, reads, each))
      .filter(([path, hash]) => passed.files[path] !== hash).map(([path]) => path);
  } catch {
    return undefined;
  }
}

interface Passed {
  rules: string;
  files: Record<string, string>;
}

const FILES = ".files.json";

const filesOf = (tree: Tree, reads: readonly string[], { files }: { files: RegExp }) =>
  Object.fromEntries(
    [...tree].filter(([path, hash]) => files.test(path) && isRead(path, reads) && hash !== DELETED),
  );

/** Remembers what has passed, unless its files changed meanwhile. */
export async function rememberPassed(readers: readonly Reader[], before: Tree): Promise<void> {
  const after = await readTree();
  if (!after) return;
  await Deno.mkdir(PASSED, { recursive: true });
  for (const reader of readers) {
    if (!reader.reads) continue;
    const digest = digestOf(before, reader.reads);
    if (digest !== digestOf(after, reader.reads)) continue;
    await Deno.writeTextFile(fileOf(reader), digest);
    if (!reader.each) continue;
    const passed: Passed = {
      rules: digestOf(before, reader.each.rules),
      files: filesOf(before, reader.reads, reader.each),
    };
    await Deno.writeTextFile(fileOf(reader, FILES), JSON.stringify(passed));
  }
}
