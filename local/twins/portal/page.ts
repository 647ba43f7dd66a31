/** The page that shows what the finance portal has: its events, what it refused, and how it is meant to behave. */
import { html } from "hono/html";
import { layout, type Markup, time } from "../layout.ts";
import { type Books, type Event, type Mode, modes } from "./books.ts";

export function portalPage(page: {
  sandboxUrl: string;
  now: Date;
  mode: Mode;
  events: Event[];
  refusals: ReturnType<Books["refusals"]>;
}): Markup {
  const { sandboxUrl, now, mode, events, refusals } = page;
  return layout(
    "Finance portal",
    html`
      <main class="wide">
        <h1>Portal keuangan / Finance portal</h1>
        <p class="note"><a href="${sandboxUrl}/">Sandbox</a> · ${time(now)}</p>
        <p>
          <span class="badge ${mode === "up" ? "good" : "over"}">${mode}</span>
          ${modes.filter((each) => each !== mode).map((each) => modeButton(sandboxUrl, each))}
        </p>
        <h2>Peristiwa / Events</h2>
        <div class="scroll">
          <table>
          ${events.map(eventRow)}
        </table>
        </div>
        <h2>Ditolak / Refused</h2>
        <div class="scroll">
          <table>
          ${refusals.map(({ id, type, status, at }) =>
            html`
              <tr>
                <td>${type}<br><span class="note">${id}</span></td>
                <td>${status}</td>
                <td>${time(at)}</td>
              </tr>
            `
          )}
        </table>
        </div>
      </main>
    `,
  );
}

function eventRow({ id, seq, type, aggregate, data }: Event): Markup {
  return html`
    <tr>
      <td>${seq}</td>
      <td>${type}<br><span class="note">${id}</span></td>
      <td>${String(data["reference"] ?? aggregate.id)}<br>
        <span class="note">${aggregate.type} v${aggregate.version}</span></td>
      <td>${typeof data["seller_id"] === "string"
        ? html`<span class="note">${data["seller_id"]}</span>`
        : ""}</td>
    </tr>
  `;
}

function modeButton(sandboxUrl: string, mode: Mode): Markup {
  return html`
    <form method="post" action="${sandboxUrl}/portal/mode">
      <input type="hidden" name="mode" value="${mode}"><button>${mode}</button>
    </form>
  `;
}
