import type { Callers, UserName } from "../callers.ts";

export interface Row {
  /** A valid request, so that only the caller decides the status. */
  request(callers: Callers): { path: string; body?: unknown; headers?: Record<string, string> };
  /** The status for every registered caller that `but` does not name. */
  everyone: number;
  but?: Partial<Record<UserName, number>>;
  /** Whether the order is paid and booked. */
  paid?: boolean;
}

interface More {
  body?: object | ((callers: Callers) => object);
  headers?: Record<string, string>;
  paid?: boolean;
}

const valueOf = <T>(given: T | ((callers: Callers) => T), callers: Callers): T =>
  given instanceof Function ? given(callers) : given;

export const row = (
  path: string | ((callers: Callers) => string),
  everyone: number,
  but: NonNullable<Row["but"]> = {},
  { body, headers = {}, paid = false }: More = {},
): Row => ({
  request: (callers) => ({ path: valueOf(path, callers), body: valueOf(body, callers), headers }),
  everyone,
  but,
  paid,
});

export const staff = (status: number) => ({
  ops_admin: status,
  administrator: status,
  superadmin: status,
});

export const ops = (status: number) => ({ ops_admin: status, superadmin: status });

/** A signed route: 401 for every user. */
export const machine = (path: string): Row =>
  row(path, 401, { unregistered: 401 }, { body: { id: "x" } });
