import { expect, test } from "vitest";
import { stubs } from "../../tools/deploy/routes.ts";
import { registry } from "../../local/stack/apps.ts";
import type { Route } from "../../shared/http/endpoint.ts";

/** Made from a table of providers, not one file each. */
const MADE_BY_CODE = ["webhooks"];

test("in uploads every endpoint with a file of its own runs when it is first asked", async () => {
  const routes = await Promise.all((await stubs()).map(async ({ text }) => {
    const [route] = Object.values(
      await import(`data:application/javascript,${encodeURIComponent(text)}`),
    );
    return route as Route;
  }));
  const endpoints = Object.entries(registry)
    .flatMap(([group, each]) => MADE_BY_CODE.includes(group) ? [] : each);
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.map(({ id }) => id).sort(), 'app.ts needs: import { one } from "./one.ts"')
    .toEqual(endpoints.map(({ id }) => id).sort());
  for (const { load, ...known } of routes) {
    const endpoint = endpoints.find(({ id }) => id === known.id)!;
    expect(await load()).toBe(endpoint);
    expect(endpoint).toMatchObject(known);
  }
});
