import { beforeAll } from "vitest";

/** What `make` answers in a `beforeAll` hook; empty until then. */
export function setUp<T extends object>(make: () => Promise<T>): T {
  const made = {} as T;
  beforeAll(async () => void Object.assign(made, await make()));
  return made;
}
