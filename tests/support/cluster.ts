import { inject } from "vitest";
import type { OpenCluster } from "../../tools/database.ts";
import { openServer } from "../rehearsal/hosted.ts";
import type {} from "../rehearsal/pooler.ts";

export interface TestCluster {
  dataDir: string;
  port: number;
  template: string;
  passwords: Record<string, string>;
  /** Only when the server is like a hosted project's: the authority (PEM) that signed its certificate. */
  hosted?: { authority: string };
}

declare module "vitest" {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

let own: TestCluster | null = null;

/** For programs that open a test market outside vitest. */
export function useCluster(cluster: TestCluster): void {
  own = cluster;
}

/** `pooledPort` is the port of the functions: the server's own, or a pooler's in rehearsals. */
export function testCluster(): TestCluster & { pooledPort: number } {
  if (own) return { ...own, pooledPort: own.port };
  const cluster = inject("cluster");
  return { ...cluster, pooledPort: inject("pooler")?.port ?? cluster.port };
}

/** Opens a server like that of this run: the tools' own, or one like a hosted project's. */
export function likeThisRun(): { open?: OpenCluster } {
  if (!inject("cluster").hosted) return {};
  return { open: () => openServer("a".repeat(20), "template1") };
}
