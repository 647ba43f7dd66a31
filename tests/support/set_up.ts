import { beforeAll } from "vitest";

/** Runs `make` in a `beforeAll` hook; the returned object is empty until then. */
export function setUp<T extends object>(make: () => Promise<T>): T {
  const made = {} as T;
  beforeAll(async () => void Object.assign(made, await make()));
  return made;
}
