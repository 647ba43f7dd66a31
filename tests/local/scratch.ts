import { choosePort } from "../../local/process/ports.ts";
import { PROJECT_ROOT } from "../../local/project.ts";

/** A folder that PostgreSQL's own user can reach even when the tests run as root. */
export async function scratchFolder(): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "preloved-test-" });
  if (Deno.build.os !== "windows") await Deno.chmod(folder, 0o755);
  return folder;
}

/** A free port that no other test file chooses at the same time. */
export async function scratchPort(folder: string): Promise<number> {
  const rememberIn = `${folder}/port`;
  return await choosePort({ folder, stackPort: 0, purpose: "test", rememberIn });
}

/** Runs TypeScript in a process of its own, in the project root. */
export function runScript(folder: string, name: string, code: string): Deno.ChildProcess {
  const file = `${folder}/${name}.ts`;
  Deno.writeTextFileSync(file, code.replaceAll("@local/", `${PROJECT_ROOT}/local/`));
  const args = ["run", "-A", "--config", `${PROJECT_ROOT}/deno.json`, file];
  const options = { args, cwd: PROJECT_ROOT, stdout: "piped", stderr: "piped" } as const;
  return new Deno.Command(Deno.execPath(), options).spawn();
}

/** Reads a process's output until `word` appears; returns all output so far. */
export async function waitFor(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  word: string,
): Promise<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  while (!said.includes(word)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The process ended without saying "${word}": ${said}`);
    said += value;
  }
  // Left open: a process that can no longer write would die.
  void (async () => {
    while (!(await reader.read()).done);
  })().catch(() => {});
  return said;
}
