/** `/docs`: every endpoint in Scalar, signed in as one of the demo people, served from this machine alone. */
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { DemoUser } from "../stack/seed.ts";
import type { Markup } from "../emulators/layout.ts";

interface Parts {
  anonKey: string;
  /** Empty until the demo people have signed up. */
  people(): Record<string, DemoUser>;
}

export function createReference({ anonKey, people }: Parts): Hono {
  const app = new Hono();
  app.get("/", (c) => {
    const wanted = c.req.query("as") ?? "";
    const name = Object.hasOwn(people(), wanted) ? wanted : "buyer";
    return c.html(
      page(name, Object.keys(people()), settings(anonKey, people()[name]?.token ?? "")),
    );
  });
  let script: Promise<string> | undefined;
  app.get("/scalar.js", async (c) => {
    c.header("Cache-Control", "max-age=3600");
    c.header("Content-Type", "text/javascript; charset=utf-8");
    return c.body(await (script ??= bundle()));
  });
  return app;
}

/** Both headers are filled in; nothing is asked of any other machine. */
function settings(anonKey: string, token: string): Record<string, unknown> {
  return {
    url: "/openapi.json",
    theme: "default",
    layout: "modern",
    defaultHttpClient: { targetKey: "js", clientKey: "fetch" },
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
  // In a script the only thing that could end it early is a "<".
  const json = JSON.stringify(configuration).replaceAll("<", "\\u003c");
  return html`
    <!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="data:,">
        <title>Preloved: API reference</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <form class="who" method="get" action="/docs">
          <a href="/">Pre<i>loved</i></a>
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
        <div id="app"></div>
        <script src="/docs/scalar.js"></script>
        <script>
        Scalar.createApiReference("#app", ${raw(json)});
        </script>
      </body>
    </html>
  `;
}

const style = `
  body { margin: 0; --scalar-custom-header-height: 3.2rem }
  .who { position: sticky; top: 0; z-index: 10; display: flex; align-items: center; justify-content: space-between;
    gap: 1rem; height: 3.2rem; padding: 0 1.25rem; background: #2f5d50; color: #fff; font: 15px system-ui, sans-serif }
  .who a { color: #fff; text-decoration: none; font: 600 1.25rem Georgia, serif } .who i { color: #b9dccf }
  .who select { padding: .3rem .5rem; border: 0; border-radius: .5rem; background: #fff; color: #1d1b22; font: inherit }`;

interface Reply {
  header(): Reply;
  send(text: string): void;
}
interface Route {
  url: string;
  handler(request: unknown, reply: Reply): void;
}

/**
 * Scalar's program for the browser. This package carries nothing else; the one it is built in brings 240 MB
 * of other packages along. It hands the program out as a route, so we ask that route for it. Loaded by the first
 * reader, because four megabytes would delay every start.
 */
async function bundle(): Promise<string> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const routes: Route[] = [];
  const host = { route: (route: Route) => routes.push(route), hasPlugin: () => false };
  const plug = scalar as unknown as (host: unknown, options: unknown, done: () => void) => void;
  plug(host, { routePrefix: "/docs", configuration: { url: "/openapi.json" } }, () => {});
  let program = "";
  const reply: Reply = { header: () => reply, send: (text) => void (program = text) };
  routes.find(({ url }) => url.endsWith(".js"))?.handler({}, reply);
  if (program === "") throw new Error("Scalar's package no longer hands out its program.");
  return program;
}
