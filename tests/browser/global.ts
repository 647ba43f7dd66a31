/** One stack for all browser tests, with its own data, deleted afterwards. */
import type { TestProject } from "vitest/node";
import { dropCluster } from "../../local/postgres/cluster.ts";
import { startStack } from "../../local/stack/start.ts";
import { scratchFolder, scratchPort } from "../local/scratch.ts";

declare module "vitest" {
  interface ProvidedContext {
    stackFile: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await scratchFolder();
  const port = await scratchPort(folder);
  const stack = await startStack({ port, fresh: false, say: () => {}, state: folder });
  project.provide("stackFile", `${folder}/stack.json`);
  return async () => {
    await stack.stop();
    await dropCluster(`${folder}/${port}/postgres`);
    await Deno.remove(folder, { recursive: true });
  };
}
