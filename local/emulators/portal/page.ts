import { html } from "hono/html";
import { badge, button, type Markup, note, row, table } from "../../html.ts";
import { layout, time } from "../layout.ts";
import { type Event, type Mode, MODES, type RejectedEvent } from "./records.ts";

export function portalPage({ sandboxUrl, now, mode, events, rejected }: {
  sandboxUrl: string;
  now: Date;
  mode: Mode;
  events: Event[];
  rejected: RejectedEvent[];
}): Markup {
  const name = (type: string, id: string) => html`${type}<br>${note(id)}`;
  return layout(
    "Finance portal",
    html`
      <main id="content">
        <h1>Portal keuangan / Finance portal</h1>
        <p class="note"><a href="${sandboxUrl}/">Sandbox</a> · ${time(now)}</p>
        <p>
          ${badge(mode, mode === "up" ? "good" : "over")} ${MODES.filter((each) => each !== mode)
            .map((each) => button(`${sandboxUrl}/portal/mode`, each, { mode: each }))}
        </p>
        <h2>Peristiwa / Events</h2>
        ${table(events.map(({ id, seq, type, aggregate, data }) =>
          row(
            seq,
            name(type, id),
            name(
              String(data["reference"] ?? aggregate.id),
              `${aggregate.type} v${aggregate.version}`,
            ),
            note(typeof data["seller_id"] === "string" ? data["seller_id"] : ""),
          )
        ))}
        <h2>Ditolak / Rejected</h2>
        ${table(rejected.map(({ id, type, status, at }) => row(name(type, id), status, time(at))))}
      </main>
    `,
  );
}
