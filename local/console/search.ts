import { html } from "hono/html";
import { type Markup, note, number, row, rupiah, table } from "../html.ts";
import { ACCOUNT_KINDS } from "../../shared/domain/money.ts";
import type { Client } from "./client.ts";
import { breadcrumb, layout, noteLine, time, words } from "./layout.ts";
import { readOrders } from "./order_queries.ts";
import { orderTable } from "./parts.ts";

const AT = "/console/search";
const MOST = 20;
/** The role that reads the ledger. */
const FINANCE = "administrator";

interface Transfer {
  kind: string;
  description?: string;
  order_reference: string | null;
  created_at: string;
  entries: { account: string; amount: number }[];
}

interface Mail {
  id: string;
  to: string[];
  subject: string;
  text?: string;
  created_at: string;
}

/** Orders, ledger transfers and mails with this text; the newest ones without a text. */
export async function searchPage(client: Client, text: string): Promise<Markup> {
  const query = text.trim();
  const [orders, transfers, mail] = await Promise.all([
    readOrders(client.sql, { text: query, limit: MOST }),
    transfersWith(client, query),
    client.read("/email/messages"),
  ]);
  const mails: Mail[] = mail.messages.filter(({ to, subject, text = "" }: Mail) =>
    `${subject} ${to.join(" ")} ${text}`.toLowerCase().includes(query.toLowerCase())
  ).slice(0, MOST);
  const none = query ? `Nothing with “${query}”.` : "None yet.";
  return layout(
    "Search",
    html`
      ${breadcrumb("Search")}
      <h1>Orders, ledger and mails</h1>
      <form method="get" action="${AT}" role="search" style="margin-top:.8rem">
        <label>A reference, title, username, account, kind of transfer, or words of a mail
          <input name="q" type="search" value="${query}" maxlength="100"></label>
        <button class="main">Search</button>
      </form>
      <h2>Orders</h2>
      ${orderTable(client, orders, none)}
      <h2>Ledger</h2>
      ${transfers.length > 0 ? transferTable(transfers) : noteLine(none)}
      <h2>Mails</h2>
      ${mails.length > 0 ? mailTable(mails) : noteLine(none)}
    `,
    AT,
  );
}

/** The API filters by exact values; the text may be any of them. */
async function transfersWith(client: Client, query: string): Promise<Transfer[]> {
  const of = async (filter: Record<string, string>): Promise<Transfer[]> => {
    const path = `/admin/ledger?${new URLSearchParams({ ...filter, limit: String(MOST) })}`;
    return (await client.see(FINANCE, path))?.items ?? [];
  };
  if (query === "") return of({});
  const code = query.toLowerCase().replaceAll(" ", "_");
  if (/^ord-/i.test(query)) return of({ order: query.toUpperCase() });
  const account = ACCOUNT_KINDS.find((each) => each === code);
  if (account) return of({ account });
  const people = await client.see("ops_admin", `/admin/users?${new URLSearchParams({ q: query })}`);
  const [person] = people?.items ?? [];
  const byKind = await of({ kind: code.slice(0, 60) });
  return byKind.length > 0 || !person ? byKind : of({ user_id: person.id });
}

function transferTable(transfers: readonly Transfer[]): Markup {
  const rows = transfers.map(({ kind, order_reference, created_at, entries }) =>
    row(
      html`${words(kind)} ${
        order_reference
          ? html`<a href="/console/orders/${order_reference}">${order_reference}</a>`
          : ""
      }<br>${note(time(created_at))}`,
      html`${
        entries.map(({ account, amount }) =>
          html`${words(account)} <span class="price">${rupiah(amount)}</span><br>`
        )
      }`,
      number(rupiah(entries.reduce((sum, { amount }) => sum + amount, 0))),
    )
  );
  return table(rows, { id: "transfers", head: ["Transfer", "Entries", number("Sum")] });
}

function mailTable(mails: readonly Mail[]): Markup {
  const rows = mails.map(({ id, to, subject, created_at }) =>
    row(
      html`<a href="/sandbox/email/messages/${id}">${subject}</a>`,
      to.join(", "),
      note(time(created_at)),
    )
  );
  return table(rows, { id: "mails", head: ["Subject", "To", "Sent"] });
}
