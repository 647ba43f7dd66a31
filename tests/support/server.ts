import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { createTemplate } from "../../local/postgres/clone.ts";
import { dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import { memoryFolder } from "../../local/postgres/memory.ts";
import { SCHEMAS } from "../../local/postgres/schemas.ts";
import { choosePort } from "../../local/process/ports.ts";
import type { TestCluster } from "./cluster.ts";
import { sweep } from "./leftovers.ts";

/** Roles that tests log in as. */
export const LOGINS = ["supabase_admin", "postgres", "preloved_functions", "preloved_anon"];

export async function startServer() {
  const memory = memoryFolder();
  const folder = await Deno.makeTempDir({ prefix: "preloved-test-", ...memory && { dir: memory } });
  for (const place of new Set([dirname(folder), tmpdir()])) await sweep(place);
  if (Deno.build.os !== "windows") await Deno.chmod(folder, 0o755);
  const dataDir = `${folder}/postgres`;
  const port = await choosePort({
    folder,
    stackPort: 0,
    purpose: "tests",
    rememberIn: `${folder}/port`,
  });
  const server = await startCluster({ dataDir, port, durable: false });
  const template = "template_preloved";
  await createTemplate(server, template, { schemas: SCHEMAS });
  const passwords = Object.fromEntries(LOGINS.map((role) => [role, server.passwordOf(role)]));
  const cluster: TestCluster = { dataDir, port, template, passwords };
  const stop = async () => {
    await dropCluster(dataDir);
    await Deno.remove(folder, { recursive: true });
  };
  return { cluster, stop };
}
