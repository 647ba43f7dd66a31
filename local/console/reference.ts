import { Hono } from "hono";
import { html, raw } from "hono/html";
import { htmlPage, type Markup } from "../html.ts";
import type { TestUser } from "../stack/seed.ts";
import { referenceStyle } from "../style.ts";

/** The app at `/docs`: Scalar, signed in as a test user. */
export function createReference({ anonKey, users }: {
  anonKey: string;
  /** Empty until the test users have signed up. */
  users(): Record<string, TestUser>;
}): Hono {
  const app = new Hono();
  app.get("/", (c) => {
    const requested = c.req.query("as") ?? "";
    const name = Object.hasOwn(users(), requested) ? requested : "buyer";
    return c.html(page(name, Object.keys(users()), settings(anonKey, users()[name]?.token ?? "")));
  });
  let script: Promise<string> | undefined;
  app.get("/scalar.js", async (c) => {
    c.header("Cache-Control", "max-age=3600");
    c.header("Content-Type", "text/javascript; charset=utf-8");
    return c.body(await (script ??= bundle()));
  });
  return app;
}

/** Fills in both headers, and loads nothing from other machines. */
function settings(anonKey: string, token: string): Record<string, unknown> {
  return {
    url: "/openapi.json",
    theme: "default",
    layout: "modern",
    authentication: {
      preferredSecurityScheme: [["platform_key", "user_token"]],
      securitySchemes: {
        platform_key: { token: anonKey },
        user_token: { value: token },
      },
    },
    documentDownloadType: "json",
    operationTitleSource: "summary",
    hideClientButton: true,
    showDeveloperTools: "never",
    agent: { disabled: true },
    mcp: { disabled: true },
    telemetry: false,
    withDefaultFonts: false,
    persistAuth: false,
  };
}

function page(
  name: string,
  names: readonly string[],
  configuration: Record<string, unknown>,
): Markup {
  // Only "<" can end a script element early.
  const json = JSON.stringify(configuration).replaceAll("<", "\\u003c");
  const body = html`
    <header class="who">
      <a href="/">Pre<i>loved</i></a>
      <form method="get" action="/docs">
        <label>
        Signed in as <select name="as" onchange="location.search = '?as=' + this.value">
          ${names.map((each) =>
            html`<option value="${each}" ${each === name ? "selected" : ""}>${
              each.replace("_", " ")
            }</option>`
          )}
        </select>
      </label>
        <noscript><button>Sign in</button></noscript>
      </form>
    </header>
    <div id="app"></div>
    <script src="/docs/scalar.js"></script>
    <script>
    Scalar.createApiReference("#app", ${raw(json)});
    </script>
  `;
  return htmlPage({ title: "Preloved: API reference", style: referenceStyle, lang: "en", body });
}

interface Reply {
  header(): Reply;
  send(text: string): void;
}
interface Route {
  url: string;
  handler(request: unknown, reply: Reply): void;
}

/**
 * Scalar's browser script. Only its Fastify plugin contains it without 240 MB of dependencies
 * (https://github.com/scalar/scalar/pull/131), and serves it as a route. A package with only the script was proposed
 * and closed (https://github.com/scalar/scalar/pull/75). The first request loads it, because it has four megabytes.
 */
async function bundle(): Promise<string> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const routes: Route[] = [];
  const host = { route: (route: Route) => routes.push(route), hasPlugin: () => false };
  const plug = scalar as unknown as (host: unknown, options: unknown, done: () => void) => void;
  plug(host, { routePrefix: "/docs", configuration: { url: "/openapi.json" } }, () => {});
  let text = "";
  const reply: Reply = { header: () => reply, send: (content) => void (text = content) };
  routes.find(({ url }) => url.endsWith(".js"))?.handler({}, reply);
  if (text === "") throw new Error("The package of Scalar no longer serves its script.");
  return text;
}
