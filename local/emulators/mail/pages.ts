import { html } from "hono/html";
import { badge, button, type Markup, note, row, table } from "../../html.ts";
import { layout, orNone, time } from "../layout.ts";
import type { Message } from "./messages.ts";

const TONES: Record<string, string> = { delivered: "good", bounced: "over", complained: "over" };

export function mailboxPage(sandboxUrl: string, messages: readonly Message[]): Markup {
  const rows = messages.map(({ id, request, lastEvent, createdAt }) => {
    const url = `${sandboxUrl}/email/messages/${id}`;
    return row(
      html`<a href="${url}">${request.subject}</a><br>${
        note(`${request.to.join(", ")} · ${time(createdAt)}`)
      }`,
      badge(lastEvent, TONES[lastEvent]),
      ["bounced", "complained"].map((event) => button(`${url}/${event}`, event)),
    );
  });
  return layout(
    "Mailbox",
    html`
      <main id="content">
        <h1>Kotak surat / Mailbox</h1>
        <p class="note">
          Semua e-mail yang dikirim pasar ini / Every e-mail that this market sent
        </p>
        ${table(orNone(rows))}
      </main>
    `,
  );
}

export function messagePage(sandboxUrl: string, { id, request }: Message): Markup {
  return layout(
    request.subject,
    html`
      <main id="content">
        <p class="note"><a href="${sandboxUrl}/email">Kotak surat / Mailbox</a></p>
        <h1>${request.subject}</h1>
        <p class="note">${request.from} → ${request.to.join(", ")}</p>
        <iframe
          title="HTML"
          src="${sandboxUrl}/email/messages/${id}/html"
          style="width:100%;height:44rem;border:1px solid var(--line);border-radius:1rem;background:#fff"
        ></iframe>
        <h2>Text</h2>
        <pre style="white-space:pre-wrap;overflow-wrap:anywhere">${request.text ?? ""}</pre>
      </main>
    `,
  );
}
