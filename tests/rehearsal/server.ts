/** Starts a server like a hosted project's for the tests of tests/database. */
import type { TestProject } from "vitest/node";
import { createTemplate } from "../../local/postgres/clone.ts";
import { SCHEMAS } from "../../local/postgres/schemas.ts";
import { LOGINS } from "../support/server.ts";
import { openServer } from "./hosted.ts";
import { REF } from "./project.ts";

const TEMPLATE = "template_preloved";

export default async function setup(project: TestProject) {
  // Every database of this server begins like a hosted one.
  const { cluster, certificates, close } = await openServer(REF, "template1");
  await createTemplate(cluster, TEMPLATE, { schemas: SCHEMAS });
  project.provide("cluster", {
    dataDir: cluster.dataDir,
    port: cluster.port,
    template: TEMPLATE,
    passwords: Object.fromEntries(LOGINS.map((role) => [role, cluster.passwordOf(role)])),
    hosted: { authority: await Deno.readTextFile(certificates.authority) },
  });
  return close;
}
