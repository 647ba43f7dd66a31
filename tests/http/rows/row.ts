import type { PersonName, World } from "../world.ts";

export interface Row {
  /** A request that is right in itself, so that only the caller decides. */
  request(world: World): { path: string; body?: unknown; headers?: Record<string, string> };
  /** What whoever is registered, and not named in `but`, gets. */
  everyone: number;
  but?: Partial<Record<PersonName, number>>;
  /** The order of this world is paid and has its courier. */
  paid?: boolean;
}

export const staff = (status: number) => ({
  ops_admin: status,
  administrator: status,
  superadmin: status,
});

/** Behind a signature: no person's headers open it. */
export const machine = (path: string): Row => ({
  request: () => ({ path, body: { id: "x" } }),
  everyone: 401,
  but: { unregistered: 401 },
});
