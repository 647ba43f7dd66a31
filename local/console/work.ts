/** Jobs and outbox: what waits, what comes next, what was given up, and what the finance portal has. */
import { html } from "hono/html";
import type postgres from "postgres";
import type { Markup } from "../emulators/layout.ts";
import type { Desk } from "./desk.ts";
import { clockTime, distance, layout, nothing } from "./layout.ts";

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
  posts: number;
  occurred_at: Date;
  delivered_at: Date | null;
  dead_at: Date | null;
}

export async function workPage({ sql, time }: Desk): Promise<Markup> {
  const [kinds, outbox] = await Promise.all([readKinds(sql), readOutbox(sql)]);
  return layout(
    "Jobs and outbox",
    html`
      <p class="note" style="margin:1rem 0 0"><a href="/">Console</a> / Jobs and outbox</p>
      <h1>What happens by itself</h1>
      <p class="lead">
        Whatever must still happen is a row, written in the same transaction as its reason. A process
        may die at any time; another does the row.
      </p>
      <h2>Jobs</h2>
      ${kinds.length === 0 ? nothing("None yet.") : jobs(kinds, time.now())}
      <h2>Outbox to the finance portal</h2>
      ${outbox.length === 0
        ? nothing("No event yet: they begin with the first order.")
        : events(outbox)}
    `,
  );
}

function jobs(kinds: readonly Kind[], now: Date): Markup {
  return html`
    <div class="scroll" id="jobs">
      <table>
        <tr><th>Kind</th><th class="number">Waiting</th><th>Next</th><th class="number">Done</th>
          <th class="number">Given up</th></tr>
        ${kinds.map((each) =>
          html`
            <tr>
              <td><code>${each.kind}</code>${each.last_error
                ? html`<br><span class="over note">${each.last_error}</span>`
                : ""}</td>
              <td class="number">${each.waiting}</td>
              <td>${each.next_at ? distance(each.next_at, now) : ""}</td>
              <td class="number">${each.done}</td>
              <td class="number ${each.given_up > 0 ? "over" : ""}">${each.given_up}</td>
            </tr>
          `
        )}
      </table>
    </div>
  `;
}

function events(outbox: readonly OutboxLine[]): Markup {
  return html`
    <div class="scroll" id="outbox">
      <table>
        <tr><th class="number">No.</th><th>Event</th><th>Happened</th><th>Delivered</th></tr>
        ${outbox.map((each) =>
          html`
            <tr>
              <td class="number">${each.seq ?? ""}</td>
              <td><code>${each.type}</code> <span class="note">${each.reference ?? ""}</span></td>
              <td class="note">${clockTime(each.occurred_at)}</td>
              <td>${fate(each)}</td>
            </tr>
          `
        )}
      </table>
    </div>
  `;
}

function fate({ delivered_at, dead_at, posts }: OutboxLine): Markup {
  if (delivered_at) return html`<span class="note">${clockTime(delivered_at)}</span>`;
  if (dead_at) return html`<span class="badge over">given up after ${posts}</span>`;
  return html`<span class="badge wait">waits${posts > 0 ? `, tried ${posts} times` : ""}</span>`;
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
    select seq::float8, type, data ->> 'reference' as reference, posts, occurred_at, delivered_at, dead_at
    from private.outbox order by position desc limit 50`;
}
