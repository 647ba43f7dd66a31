import { Hono } from "hono";
import { html } from "hono/html";
import { type Markup, note, rupiah } from "../html.ts";
import type { Client } from "./client.ts";
import { type ActionName, AT, isAction, perform, preview, STAFF } from "./staff_actions.ts";
import { proposalCard, proposalRoutes } from "./proposals.ts";
import { callList } from "./home_sections.ts";
import { breadcrumb, layout, noteLine, time, words } from "./layout.ts";

/** Below `/console/staff`: what waits for staff. Each act shows first what it would do. */
export function staffRoutes(client: Client): Hono {
  const app = new Hono();
  app.route("/", proposalRoutes(client, AT));
  app.get("/staff", async (c) => c.html(await staffPage(client)));
  app.post("/staff/:action/:id", async (c) => {
    const { action, id } = c.req.param();
    if (!isAction(action)) return c.notFound();
    const form = await c.req.parseBody() as Record<string, string>;
    if (form["sure"] !== "yes") return c.html(await preview(client, action, id, form));
    client.begin(AT);
    const { status } = await perform(client, action, id, form);
    return c.redirect(status === 202 ? `${AT}#proposals` : AT, 303);
  });
  return app;
}

interface Case {
  id: string;
  kind: string;
  order_reference: string | null;
  next_step: string;
  opened_at: string;
}

interface Dispute {
  id: string;
  order_reference: string;
  reason: string | null;
  description: string | null;
  opened_by: string;
  answer: { description: string | null } | null;
  answer_due_at: string | null;
  total?: number;
}

interface Check {
  id: string;
  username: string;
  full_name: string | null;
  rejected_before: number;
}

async function staffPage(client: Client): Promise<Markup> {
  const [cases, disputes, checks, proposals] = await Promise.all([
    client.see(STAFF, "/admin/cases?status=open&limit=50"),
    client.see(STAFF, "/admin/disputes?status=open&limit=50"),
    client.see(STAFF, "/admin/ktp/pending?sort=oldest&limit=50"),
    client.see(STAFF, "/admin/approvals?limit=50"),
  ]);
  return layout(
    "Staff",
    html`
      ${breadcrumb("Staff")}
      <h1>Staff</h1>
      <p class="lead">
        What waits for a decision, as Ayu of operations sees it. Each action is a dry run first,
        and shows what it would change.
      </p>
      ${callList(client, AT)}
      ${section("cases", "Open cases", cases?.items.map(caseCard), "No case is open.")}
      ${section(
        "proposals",
        "Proposed, another person approves",
        proposals?.items.map(proposalCard(AT)),
        "Nothing waits for a second person.",
      )}
      ${section("disputes", "Disputes", disputes?.items.map(disputeCard), "No dispute is open.")}
      ${section(
        "ktp",
        "Identity checks",
        checks?.items.map(checkCard),
        "Nobody waits for a check.",
      )}
    `,
    AT,
  );
}

const section = (id: string, title: string, cards: Markup[] | undefined, none: string) =>
  html`
    <section id="${id}">
      <h2>${title}</h2>
      ${cards === undefined
        ? noteLine("The admin API does not answer.")
        : cards.length > 0
        ? html`<div class="pair" style="gap:.9rem">${cards}</div>`
        : noteLine(none)}
    </section>
  `;

const orderLink = (reference: string | null) =>
  reference ? html`<a href="/console/orders/${reference}?as=${STAFF}">${reference}</a>` : "";

/** Opens the dry run of an act; `fields` are asked here. */
const ask = (act: ActionName, id: string, label: string, fields: unknown = "", style = "") =>
  html`
    <form method="post"
      action="${AT}/${act}/${id}">${fields}<button class="${style}">${label}</button></form>
  `;

const text = (name: string, label: string, value = "") =>
  html`<label>${label} <input name="${name}" required value="${value}" maxlength="500"></label>`;

const caseCard = ({ id, kind, order_reference, next_step, opened_at }: Case) =>
  html`
    <div class="card">
      <h3>${words(kind)} ${orderLink(order_reference)}</h3>
      ${note(`open since ${time(opened_at)}`)}
      <p>${next_step}</p>
      ${ask("close", id, "Close it", text("reason", "Reason"))}
    </div>
  `;

const disputeCard = (dispute: Dispute) => {
  const { id, order_reference, opened_by, reason, description, answer, answer_due_at } = dispute;
  const answered = answer
    ? html`The other one: ${answer.description}`
    : answer_due_at
    ? `The other one may answer until ${time(answer_due_at)}.`
    : "";
  const part = html`
    <label>Rupiah for the buyer <input name="refund_amount" type="number" min="1" required></label>
  `;
  return html`
    <div class="card">
      <h3>${orderLink(order_reference)} ${dispute.total ? rupiah(dispute.total) : ""}</h3>
      <p>The ${opened_by}: ${reason ? words(reason) : ""}${description
        ? `, ${description}`
        : ""}</p>
      <p class="note">${answered}</p>
      <div class="actions">
        ${ask("refund", id, "Refund the buyer", "", "main")} ${ask("release", id, "Pay the seller")}
        ${ask("split", id, "Split it", part)}
      </div>
    </div>
  `;
};

const checkCard = ({ id, username, full_name, rejected_before }: Check) =>
  html`
    <div class="card">
      <h3>${full_name ?? username}</h3>
      ${note(`${username}, rejected ${rejected_before} times before`)}
      <div class="actions" style="margin-top:.6rem">
        ${ask("approve", id, "Approve the KTP", "", "main")}
        ${ask("reject", id, "Reject it", text("reason", "Reason", "Foto KTP buram."))}
      </div>
    </div>
  `;
