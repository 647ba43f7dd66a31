import { Hono } from "hono";
import { html } from "hono/html";
import { createClient } from "./client.ts";
import { clockRoutes } from "./clock.ts";
import { createJourney } from "./journey.ts";
import { faultRoutes } from "./faults.ts";
import { homePage } from "./home.ts";
import { breadcrumb, layout } from "./layout.ts";
import { orderRoutes } from "./order.ts";

/** Serves `/` and everything below `/console`. */
export function createConsole(options: Omit<Parameters<typeof createClient>[0], "journey">): Hono {
  const client = createClient({ ...options, journey: createJourney(options.time) });
  const app = new Hono();
  app.get("/", async (c) => c.html(await homePage(client)));
  const parts = [clockRoutes, faultRoutes, orderRoutes];
  for (const routes of parts) app.route("/", routes(client));
  app.notFound((c) => c.html(notFoundPage(), 404));
  return app;
}

const notFoundPage = () =>
  layout(
    "No such page",
    html`
      ${breadcrumb("No such page")}
      <h1>The console has no such page</h1>
      <p class="lead">What it has is in the links above.</p>
    `,
  );
