export type Handler = (request: Request) => Response | Promise<Response>;

export interface GatewayOptions {
  /** By name. Each gets paths that start with `/<name>`, as on the platform. */
  functions: Record<string, Handler>;
  /** By path prefix, which is removed; `/` is the front page only. */
  mounts: Record<string, Handler>;
  /** For every other path. */
  fallback: Handler;
}

export const noDataApi: Handler = () =>
  Response.json({ message: "The local stack has no Data API: use the functions." }, {
    status: 404,
    headers: { "Access-Control-Allow-Origin": "*" },
  });

export const readOnly = (handler: Handler): Handler => (request) =>
  ["GET", "HEAD"].includes(request.method)
    ? handler(request)
    : Response.json({ message: "This page supports GET only." }, {
      status: 405,
      headers: { Allow: "GET, HEAD" },
    });

const PLATFORM_PREFIX = "/functions/v1";

export function createGateway({ functions, mounts, fallback }: GatewayOptions): Handler {
  const { "/": frontPage, ...others } = mounts;
  // Longest first: /auth/v1 comes before a mount or function named auth.
  const prefixes = Object.entries(others).sort(([a], [b]) => b.length - a.length);

  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/" && frontPage) return frontPage(request);
    const mount = prefixes.find(([prefix]) => isUnder(pathname, prefix));
    // A copied request cannot become a socket, so this handler sees the prefix.
    if (mount && isUpgrade(request)) return mount[1](request);
    if (mount) return mount[1](withPath(request, pathname.slice(mount[0].length)));
    const deployed = isUnder(pathname, PLATFORM_PREFIX);
    const path = deployed ? pathname.slice(PLATFORM_PREFIX.length) : pathname;
    const name = path.split("/")[1] ?? "";
    // Looked up at each call: a test may deploy other functions meanwhile.
    const serve = Object.hasOwn(functions, name) ? functions[name]! : fallback;
    return serve(deployed ? withPath(request, path) : request);
  };
}

const isUpgrade = ({ headers }: Request) => headers.get("upgrade")?.toLowerCase() === "websocket";

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The same request, body still streaming, at another path. */
function withPath(request: Request, path: string): Request {
  const url = new URL(request.url);
  url.pathname = path || "/";
  // Without the abort signal: Deno warns when it is copied.
  const { method, headers, body } = request;
  return new Request(url, { method, headers, body, redirect: "manual" });
}
