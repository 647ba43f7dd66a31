/** Which PostgreSQL server the databases of a test are made on: the one of this vitest run, or of a program. */
import { inject } from "vitest";
import type { ProvidedContext } from "vitest";

type TestCluster = ProvidedContext["cluster"];

let own: TestCluster | null = null;

/** For programs that run the market outside vitest. */
export function useCluster(cluster: TestCluster): void {
  own = cluster;
}

export const testCluster = (): TestCluster => own ?? inject("cluster");
