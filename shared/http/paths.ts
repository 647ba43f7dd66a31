import type { Endpoint } from "./endpoint.ts";

/** `/orders/my` before `/orders/:id`. */
export function fixedPathsFirst(left: Endpoint, right: Endpoint): number {
  const weight = ({ path }: Endpoint) =>
    path.split("/").map((part) => part.startsWith(":") ? "1" : "0").join("");
  // Equal paths stay together. Not localeCompare: it loads locale data at every start.
  const [before, after] = [left, right].map((each) => weight(each) + each.path) as [string, string];
  return before < after ? -1 : before > after ? 1 : 0;
}

export const isFixed = ({ path }: Endpoint) => !path.includes(":");

/** Whether a request's path is one of this route. */
export function matches(pattern: string, path: string): boolean {
  const expected = pattern.split("/");
  const actual = path.split("/");
  return expected.length === actual.length &&
    expected.every((part, index) =>
      part === actual[index] || (part.startsWith(":") && actual[index] !== "")
    );
}
