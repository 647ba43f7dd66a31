import { html } from "hono/html";
import type postgres from "postgres";
import { badge, type Markup, note, number, row, table } from "../html.ts";
import type { Client } from "./client.ts";
import { breadcrumb, distance, layout, noteLine, time } from "./layout.ts";

interface Kind {
  kind: string;
  waiting: number;
  done: number;
  given_up: number;
  next_at: Date | null;
  last_error: string | null;
}

interface OutboxLine {
  seq: number | null;
  type: string;
  reference: string | null;
  attempts: number;
  occurred_at: Date;
  delivered_at: Date | null;
  dead_at: Date | null;
}

export async function jobsPage({ sql, time }: Client): Promise<Markup> {
  const [kinds, outbox] = await Promise.all([readKinds(sql), readOutbox(sql)]);
  return layout(
    "Jobs and outbox",
    html`
      ${breadcrumb("Jobs and outbox")}
      <h1>Background work</h1>
      <p class="lead">
        Each job is a row, written in the transaction of its cause. If a process dies, another one
        runs the job.
      </p>
      <h2>Jobs</h2>
      ${kinds.length === 0 ? noteLine("None yet.") : jobs(kinds, time.now())}
      <h2>Outbox to the finance portal</h2>
      ${outbox.length === 0
        ? noteLine("No event yet: the first order writes one.")
        : events(outbox)}
    `,
  );
}

function jobs(kinds: readonly Kind[], now: Date): Markup {
  const rows = kinds.map(({ kind, waiting, next_at, done, given_up, last_error }) =>
    row(
      html`<code>${kind}</code>${
        last_error ? html`<br><span class="over note">${last_error}</span>` : ""
      }`,
      number(waiting),
      next_at ? distance(next_at, now) : "",
      number(done),
      number(given_up, given_up > 0 ? "over" : ""),
    )
  );
  const head = ["Kind", number("Waiting"), "Next", number("Done"), number("Failed")];
  return table(rows, { id: "jobs", head });
}

function events(outbox: readonly OutboxLine[]): Markup {
  const rows = outbox.map((event) =>
    row(
      number(event.seq ?? ""),
      html`<code>${event.type}</code> ${note(event.reference ?? "")}`,
      note(time(event.occurred_at)),
      delivery(event),
    )
  );
  return table(rows, { id: "outbox", head: [number("No."), "Event", "Occurred", "Delivered"] });
}

function delivery({ delivered_at, dead_at, attempts }: OutboxLine): Markup {
  if (delivered_at) return note(time(delivered_at));
  if (dead_at) return badge(`failed after ${attempts} attempts`, "over");
  return badge(`waiting${attempts > 0 ? `, ${attempts} attempts` : ""}`, "wait");
}

async function readKinds(sql: postgres.Sql): Promise<Kind[]> {
  return await sql<Kind[]>`
    select kind, count(*) filter (where finished_at is null and dead_at is null)::int as waiting,
      count(*) filter (where finished_at is not null)::int as done,
      count(*) filter (where dead_at is not null)::int as given_up,
      min(run_at) filter (where finished_at is null and dead_at is null) as next_at,
      max(last_error) filter (where finished_at is null) as last_error
    from private.jobs group by kind order by kind`;
}

async function readOutbox(sql: postgres.Sql): Promise<OutboxLine[]> {
  return await sql<OutboxLine[]>`
    select seq::float8, type, data ->> 'reference' as reference, attempts, occurred_at, delivered_at, dead_at
    from private.outbox order by position desc limit 50`;
}
