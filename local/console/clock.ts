import { Hono } from "hono";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "./client.ts";
import { breadcrumb, layout, noteLine, time } from "./layout.ts";
import { button } from "../html.ts";
import type { Markup } from "../html.ts";

const DAY_HOURS = 24;
const MAX_HOURS = 10 * 365 * DAY_HOURS;
/** A move of the clock that takes longer gets a page with its progress. */
const SHORT_MS = 1500;
const JUMPS = [
  ["1 hour", 1],
  ["1 day", DAY_HOURS],
  ["2 days", 2 * DAY_HOURS],
  ["1 week", 7 * DAY_HOURS],
] as const;

export function clockSection(now: Date): Markup {
  return html`
    <section id="clock">
      <h2>Clock</h2>
      <p>
        The stack's time is <b>${time(now)}</b>. It only moves forward; deadlines and retries on the
        way run in order.
      </p>
      <div class="actions">
        ${JUMPS.map(([label, hours]) => button("/console/advance", `+ ${label}`, { hours }))}
        <form method="post" action="/console/advance">
          <input name="hours" type="number" min="0.01" max="${MAX_HOURS}" step="any" required
            aria-label="Hours" placeholder="hours">
          <button>Advance</button>
        </form>
      </div>
    </section>
  `;
}

/** Moves the clock, and answers with `back`, or with the page of its progress. */
export async function travel(c: Context, { journey }: Client, seconds: number, back: string) {
  const trip = journey.start(seconds, back);
  await Promise.race([trip.ended, sleep(SHORT_MS, undefined, { ref: false })]);
  return c.redirect(trip.isDone && !trip.error ? trip.back : "/console/clock", 303);
}

export function clockRoutes(client: Client): Hono {
  const app = new Hono();
  app.post("/advance", async (c) => {
    const hours = Number((await c.req.parseBody())["hours"]);
    if (!(hours > 0 && hours <= MAX_HOURS)) return c.text("hours must be greater than 0.", 400);
    return travel(c, client, Math.round(hours * 3600), "/#clock");
  });
  app.get("/clock", (c) => c.html(progressPage(client)));
  app.get(
    "/clock/progress",
    (c) => c.json(client.journey.progress() ?? { isDone: true, back: "/" }),
  );
  return app;
}

function progressPage({ journey }: Client): Markup {
  const trip = journey.progress();
  const percent = Math.floor((trip?.share ?? 1) * 100);
  const content = trip === undefined
    ? noteLine("The clock has not moved since the start.")
    : trip.error
    ? html`<p class="over" role="alert">It stopped: ${trip.error}</p>`
    : trip.isDone
    ? noteLine("The clock stands still: the last advance is done.")
    : html`
      <p class="lead">
        Until <b>${time(
          trip.to,
        )}</b>. Whatever falls due on the way happens in order: deadlines, retries,
        callbacks. A provider that hangs takes its time.
      </p>
      <p><label>Moved so far <progress id="moved" max="100" value="${percent}">${percent} %</progress></label></p>
      <p class="note" role="status" id="now">${percent} %, ${time(trip.now)}</p>
      <script type="module">
      ${raw(SCRIPT)}
      </script>
    `;
  return layout(
    "The clock moves",
    html`
      ${breadcrumb("Clock")}
      <h1>The clock moves</h1>
      ${content}
      <p><a href="${trip?.back ?? "/"}">${trip?.isDone ?? true
        ? "Back"
        : "Go on without waiting"}</a></p>
    `,
  );
}

const SCRIPT = `
  const look = async () => {
    const { share, now, back, isDone, error } = await (await fetch("/console/clock/progress")).json();
    if (isDone) return error ? location.reload() : location.replace(back);
    const percent = Math.floor(share * 100);
    document.getElementById("moved").value = percent;
    document.getElementById("now").textContent = percent + " %, " + new Date(now).toLocaleString("en-GB",
      { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Jakarta" }) + " WIB";
    setTimeout(look, 400);
  };
  look();`;
