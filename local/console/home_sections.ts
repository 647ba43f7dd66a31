import { html } from "hono/html";
import { badge, type Markup, note, type Row, row, table } from "../html.ts";
import type { Client } from "./client.ts";
import { noteLine, time } from "./layout.ts";

const NEWEST = 4;

export function services(version: string): Markup {
  return html`
    <section>
      <h2>What runs</h2>
      <p>
        All edge functions in one process, behind one gateway. PostgreSQL ${version.split(
          " ",
        )[0]} with
        Supabase's roles. Supabase Auth and Storage, as far as supabase-js needs them.
        Emulators of the payment, shipping, e-mail and push providers and of the finance portal.
      </p>
      <p class="note">
        Keys and tokens: <code>.local/stack.json</code> · <a href="/openapi.json">openapi.json</a> ·
        <a href="/health">health</a>
      </p>
    </section>
  `;
}

interface Mail {
  id: string;
  to: string[];
  subject: string;
  created_at: string;
}

export function mailbox(messages: readonly Mail[]): Markup {
  const rows = messages.slice(0, NEWEST).map(({ id, to, subject, created_at }) =>
    row(
      html`<a href="/sandbox/email/messages/${id}">${subject}</a><br>${
        note(`to ${to.join(", ")} · ${time(created_at)}`)
      }`,
    )
  );
  return section("mailbox", "Mailbox", rows, "No e-mail has been sent yet.");
}

interface PortalEvent {
  type: string;
  occurred_at: string;
  data: Record<string, unknown>;
}

export function portalEvents(events: readonly PortalEvent[]): Markup {
  const rows = events.slice(-NEWEST).reverse().map(({ type, occurred_at, data }) =>
    row(html`<code>${type}</code> ${data["reference"] ?? ""}<br>${note(time(occurred_at))}`)
  );
  return section("portal", "Events at the finance portal", rows, "None yet.");
}

const section = (id: string, title: string, rows: readonly Row[], none: string) =>
  html`<section id="${id}"><h2>${title}</h2>${
    rows.length > 0 ? table(rows) : noteLine(none)
  }</section>`;

/** Those of the last click, on the page where it was made. */
export function callList({ last }: Client, at: string): Markup {
  if (last.at !== at || last.calls.length === 0) return html``;
  return html`
    <section aria-label="Calls of the last click">
      <h2>Calls of the last click</h2>
      <ul class="card calls">
        ${last.calls.map(({ user, method, path, status, error }) =>
          html`
            <li>
              ${badge(String(status), status < 400 ? "good" : "over")}
              <code>${method} ${path}</code> ${note(`as ${user}`)}
              ${error ? html`<br><span class="over">${error}</span>` : ""}
            </li>
          `
        )}
      </ul>
    </section>
  `;
}
