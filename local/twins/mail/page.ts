/** The mailbox page: every e-mail of the market, and how each looks. */
import { html } from "hono/html";
import { layout, type Markup, time } from "../layout.ts";
import type { Message } from "./messages.ts";

const tones: Record<string, string> = { delivered: "good", bounced: "over", complained: "over" };

export function mailboxPage(sandboxUrl: string, messages: readonly Message[]): Markup {
  return layout(
    "Mailbox",
    html`
      <main class="wide">
        <h1>Kotak surat / Mailbox</h1>
        <p class="note">
          Semua e-mail yang dikirim pasar ini / Every e-mail that this market sent ·
          <a href="${sandboxUrl}/">Sandbox</a>
        </p>
        <div class="scroll">
          <table>
            ${messages.length === 0
              ? html`
                <tr>
                  <td class="note">Belum ada / None yet</td>
                </tr>
              `
              : ""} ${messages.map((message) => row(sandboxUrl, message))}
          </table>
        </div>
      </main>
    `,
  );
}

function row(sandboxUrl: string, { id, request, lastEvent, createdAt }: Message): Markup {
  const here = `${sandboxUrl}/email/messages/${id}`;
  return html`
    <tr>
      <td>
        <a href="${here}">${request.subject}</a><br>
        <span class="note">${request.to.join(", ")} · ${time(createdAt)}</span>
      </td>
      <td><span class="badge ${tones[lastEvent] ?? ""}">${lastEvent}</span></td>
      <td>
        ${["bounced", "complained"].map((event) =>
          html`
            <form method="post" action="${here}/${event}"><button>${event}</button></form>
          `
        )}
      </td>
    </tr>
  `;
}

export function letterPage(sandboxUrl: string, { id, request }: Message): Markup {
  return layout(
    request.subject,
    html`
      <main class="wide">
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
