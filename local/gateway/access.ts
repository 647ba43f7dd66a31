import type { Handler } from "./gateway.ts";

const NAMES = ["127.0.0.1", "localhost", "[::1]"];

/** Values of the Host header: this machine's names with the stack's port, and STACK_HOSTS. */
export function allowedHosts(port: number, more = Deno.env.get("STACK_HOSTS") ?? ""): Set<string> {
  // Browsers leave out the port of plain HTTP.
  const own = NAMES.map((name) => port === 80 ? name : `${name}:${port}`);
  const added = more.split(",").map((host) => host.trim().toLowerCase()).filter(Boolean);
  return new Set([...own, ...added]);
}

/**
 * Rejects other Host headers. A page can make its own name resolve to 127.0.0.1 (DNS rebinding), and could then read
 * every answer as its own.
 */
export const forHosts = (hosts: Set<string>, handler: Handler): Handler => (request) => {
  const host = request.headers.get("host")?.toLowerCase() ?? "";
  if (hosts.has(host)) return handler(request);
  return forbidden(
    `This stack does not answer as ${host}, but as ${[...hosts].join(", ")}. ` +
      "STACK_HOSTS=name:port npm start adds a name.",
  );
};

/** Rejects calls by pages of other origins. Programs send no Origin; a link from another site may open a page. */
export const forOwnPages = (hosts: Set<string>, handler: Handler): Handler => (request) =>
  isOwn(request, hosts)
    ? handler(request)
    : forbidden("Pages of other origins cannot use the controls of this stack.");

function isOwn({ method, headers }: Request, hosts: Set<string>): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return URL.canParse(origin) && hosts.has(new URL(origin).host);
  const site = headers.get("sec-fetch-site");
  if (site === null || site === "same-origin" || site === "none") return true;
  const isNavigation = headers.get("sec-fetch-mode") === "navigate" &&
    headers.get("sec-fetch-dest") === "document";
  return isNavigation && method === "GET";
}

const forbidden = (message: string): Response =>
  Response.json({ ok: false, error: { code: "FORBIDDEN", message } }, { status: 403 });
