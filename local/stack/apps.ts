import { join } from "node:path";
import type { Deps, Endpoint } from "../../shared/http/endpoint.ts";
import { groupNames, GROUPS } from "./groups.ts";

/** The exports of functions/<group>/app.ts. */
interface App {
  /** Each needs its own deps. Only its index.ts checks their types; here a test fails if one is missing. */
  endpoints: readonly Endpoint[];
  /** The group's own parts, one per process. */
  own?(deps: Deps): object;
}

export const apps: Readonly<Record<string, App>> = Object.fromEntries(
  await Promise.all(
    groupNames().map(async (name) => [name, await import(join(GROUPS, name, "app.ts"))]),
  ),
);

/** All endpoints of the service, group by group. */
export const registry: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries(apps).map(([name, { endpoints }]) => [name, endpoints]),
);
