import { expect, test } from "vitest";
import type { Method } from "../../../shared/http/endpoint.ts";
import { createRouteMatcher } from "../../../shared/http/paths.ts";

const routes = [
  "GET /orders/:id",
  "DELETE /orders/:id",
  "GET /orders/:id/like",
  "GET /orders/my",
  "GET /orders/user/:userId",
].map((text) => {
  const [method, path] = text.split(" ") as [Method, string];
  return { method, path };
});
const choose = createRouteMatcher(routes);
const chosen = (method: string, path: string) => choose(method, path).route?.path;

test("a fixed path wins over a pattern, for every method", () => {
  expect(chosen("GET", "/orders/my")).toBe("/orders/my");
  expect(chosen("HEAD", "/orders/my")).toBe("/orders/my");
  const { route, allowed } = choose("DELETE", "/orders/my");
  expect([route, allowed.map(({ method }) => method)]).toEqual([undefined, ["GET"]]);
  expect(chosen("GET", "/orders/user/like")).toBe("/orders/user/:userId");
});

test("a path with another number of parts, or an empty one, is no route's", () => {
  for (const path of ["/orders", "/orders/", "/orders/my/", "/orders//like", "/Orders/my"]) {
    expect(choose("GET", path)).toEqual({ route: undefined, params: {}, allowed: [] });
  }
});

test("parameters are decoded once, and kept as they are where that is impossible", () => {
  const id = (path: string) => choose("GET", path).params["id"];
  expect(id("/orders/a%20b%2Fc")).toBe("a b/c");
  expect(id("/orders/%2541")).toBe("%41");
  expect(id("/orders/%zz")).toBe("%zz");
});
