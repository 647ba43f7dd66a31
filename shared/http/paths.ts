import { tryDecodeURIComponent } from "hono/utils/url";
import type { Endpoint } from "./endpoint.ts";

interface Match<Route> {
  /** The route with the request's method; undefined if there is none. */
  route: Route | undefined;
  params: Record<string, string>;
  /** All routes with the request's path. */
  allowed: Route[];
}

/**
 * Finds the route of a request. A fixed path wins: `/orders/my` is not `/orders/:id`, whatever the method. Hono's
 * routers do not return a path's other methods. A group has so few paths that each is compared.
 */
export function createRouteMatcher<Route extends Pick<Endpoint, "method" | "path">>(
  routes: readonly Route[],
) {
  const known = routes.map((route) => ({ route, parts: route.path.split("/") }));
  return (method: string, path: string): Match<Route> => {
    const given = path.split("/");
    const matching = known.filter(({ parts }) => isMatch(parts, given));
    matching.sort((one, other) => weightOf(one.parts) - weightOf(other.parts));
    const first = matching[0];
    const allowed = first && isFixed(first.parts)
      ? matching.filter(({ route }) => route.path === first.route.path)
      : matching;
    const wanted = method === "HEAD" ? "GET" : method;
    const chosen = allowed.find(({ route }) => route.method === wanted);
    return {
      route: chosen?.route,
      params: chosen ? paramsOf(chosen.parts, given) : {},
      allowed: allowed.map(({ route }) => route),
    };
  };
}

const isParameter = (part: string) => part.startsWith(":");

const isFixed = (parts: string[]) => !parts.some(isParameter);

const isMatch = (parts: string[], given: string[]) =>
  parts.length === given.length &&
  parts.every((part, at) => isParameter(part) ? given[at] !== "" : given[at] === part);

/** The earlier a path has a parameter, the later it is tried. */
const weightOf = (parts: string[]) =>
  parts.reduce((weight, part) => 2 * weight + (isParameter(part) ? 1 : 0), 0);

const paramsOf = (parts: string[], given: string[]): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap((part, at) =>
      isParameter(part) ? [[part.slice(1), tryDecodeURIComponent(given[at]!)]] : []
    ),
  );
