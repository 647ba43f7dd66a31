/** One PostgreSQL server for the whole run, with one finished database that every test file copies. */
import type { TestProject } from "vitest/node";
import { createTemplate } from "../../local/postgres/clone.ts";
import { dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import { choosePort } from "../../local/process/ports.ts";

declare module "vitest" {
  interface ProvidedContext {
    cluster: { dataDir: string; port: number; template: string; passwords: Record<string, string> };
  }
}

const ROLES = ["supabase_admin", "postgres", "preloved_functions", "preloved_public"];

export default async function setup(project: TestProject) {
  const folder = await Deno.makeTempDir({ prefix: "preloved-test-" });
  if (Deno.build.os !== "windows") await Deno.chmod(folder, 0o755);
  const dataDir = `${folder}/postgres`;
  const port = await choosePort({
    clone: folder,
    stackPort: 0,
    purpose: "tests",
    rememberIn: `${folder}/port`,
  });
  const cluster = await startCluster({ dataDir, port, durable: false });
  await createTemplate(cluster, "template_preloved");
  const passwords = Object.fromEntries(ROLES.map((role) => [role, cluster.passwordOf(role)]));
  project.provide("cluster", { dataDir, port, template: "template_preloved", passwords });
  return async () => {
    await dropCluster(dataDir);
    await Deno.remove(folder, { recursive: true });
  };
}
