/** A test file's own stack: with its own data, so that no file meets what another left; deleted afterwards. */
import { dropCluster } from "../../local/postgres/cluster.ts";
import { startStack } from "../../local/stack/start.ts";
import { scratchFolder, scratchPort } from "../local/scratch.ts";

export async function ownStack(): Promise<{ stackFile: string; stop: () => Promise<void> }> {
  const folder = await scratchFolder();
  const port = await scratchPort(folder);
  const running = await startStack({ port, fresh: false, say: () => {}, state: folder });
  const stop = async () => {
    await running.stop();
    await dropCluster(`${folder}/${port}/postgres`);
    await Deno.remove(folder, { recursive: true });
  };
  return { stackFile: `${folder}/stack.json`, stop };
}
