import { Hono } from "hono";
import { html } from "hono/html";
import { type Markup, note } from "../html.ts";
import type { Client } from "./client.ts";
import { time, words } from "./layout.ts";

/** Another person than the one who acts as staff in the console. */
export const APPROVER = "superadmin";
const DECISIONS: Record<string, unknown> = {
  approve: undefined,
  reject: { reason: "Decided in the console." },
};

export interface Proposal {
  id: string;
  kind: string;
  reason: string | null;
  preview: { target_type: string; after: unknown } | null;
  proposed_by_username: string;
  expires_at: string;
}

/** Below `/console/staff`: a second person decides what the first has proposed. */
export function proposalRoutes(client: Client, at: string): Hono {
  const app = new Hono();
  app.post("/staff/proposals/:id/:decision", async (c) => {
    const { id, decision } = c.req.param();
    if (!Object.hasOwn(DECISIONS, decision)) return c.notFound();
    client.begin(at);
    const path = `/admin/approvals/${encodeURIComponent(id)}/${decision}`;
    await client.as(APPROVER, "POST", path, DECISIONS[decision] ?? {});
    return c.redirect(`${at}#proposals`, 303);
  });
  return app;
}

export const proposalCard = (at: string) => (proposal: Proposal): Markup => {
  const { id, kind, reason, preview, proposed_by_username, expires_at } = proposal;
  const button = (decision: string, label: string, style = "") =>
    html`
      <form method="post"
        action="${at}/proposals/${id}/${decision}"><button class="${style}">${label}</button></form>
    `;
  return html`
    <div class="card">
      <h3>${words(kind)}</h3>
      ${note(`${proposed_by_username} proposes it, until ${time(expires_at)}`)}
      ${reason ? html`<p>${reason}</p>` : ""}
      ${preview ? html`<dl class="facts">${facts(preview.after)}</dl>` : ""}
      <div class="actions" style="margin-top:.6rem">
        ${button("approve", `Approve as ${words(APPROVER)}`, "main")} ${button(
          "reject",
          "Reject it",
        )}
      </div>
    </div>
  `;
};

/** The plain values of what would be. */
export const facts = (data: unknown): Markup[] =>
  Object.entries(data ?? {})
    .filter(([, value]) => value !== null && typeof value !== "object")
    .map(([name, value]) =>
      html`
        <dt>${words(name)}</dt>
        <dd>${String(value)}</dd>
      `
    );
