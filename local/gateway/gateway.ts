/** One door for the whole stack: sends each request to the function or stand-in that its path names. */

export type Handler = (request: Request) => Response | Promise<Response>;

export interface GatewayOptions {
  /** Edge functions by name; each sees paths that start with `/<name>`, as on the platform. */
  functions: Record<string, Handler>;
  /** Handlers by path prefix, which they do not see; `/` is only the front page itself. */
  mounts: Record<string, Handler>;
  /** For every other path: the service's own rule about unknown ones. */
  fallback: Handler;
}

/** For the parts of the platform that no stand-in plays. */
export const noDataApi: Handler = () =>
  Response.json({ message: "The local stack has no Data API (yet): use the functions." }, {
    status: 404,
    headers: { "Access-Control-Allow-Origin": "*" },
  });

/** A page is there to be read; every other method is 405. */
export const readOnly = (handler: Handler): Handler => (request) =>
  ["GET", "HEAD"].includes(request.method)
    ? handler(request)
    : Response.json({ message: "This page can only be read." }, {
      status: 405,
      headers: { Allow: "GET, HEAD" },
    });

const PLATFORM_PREFIX = "/functions/v1";

export function createGateway({ functions, mounts, fallback }: GatewayOptions): Handler {
  const byName = new Map(Object.entries(functions));
  const { "/": frontPage, ...others } = mounts;
  // Longest first, so that /auth/v1 is not taken for a path of a mount or function named auth.
  const prefixes = Object.entries(others).sort(([a], [b]) => b.length - a.length);

  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/" && frontPage) return frontPage(request);
    const mount = prefixes.find(([prefix]) => isUnder(pathname, prefix));
    if (mount) return mount[1](withPath(request, pathname.slice(mount[0].length)));
    const deployed = isUnder(pathname, PLATFORM_PREFIX);
    const path = deployed ? pathname.slice(PLATFORM_PREFIX.length) : pathname;
    const serve = byName.get(path.split("/")[1] ?? "") ?? fallback;
    return serve(deployed ? withPath(request, path) : request);
  };
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The same request, body still streaming, at another path. */
function withPath(request: Request, path: string): Request {
  const url = new URL(request.url);
  url.pathname = path || "/";
  // Field by field: copying the whole would copy its abort signal, and Deno warns about that.
  const { method, headers, body } = request;
  return new Request(url, { method, headers, body, redirect: "manual" });
}
