import { runScript, scratchFolder, waitFor } from "../local/scratch.ts";

/** Runs TypeScript in a process of its own, and kills it once it has written this word. */
export async function killedAt(code: string, word: string): Promise<void> {
  const folder = await scratchFolder();
  const process = runScript(folder, "worker", code);
  await waitFor(process.stdout, word);
  process.kill("SIGKILL");
  await process.status;
  await Deno.remove(folder, { recursive: true });
}
