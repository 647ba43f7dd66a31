import { html } from "hono/html";
import { badge, button, type Markup, note, number, row, rupiah, table } from "../html.ts";
import type { Call, Client } from "./client.ts";
import {
  type Figures,
  type ForSale,
  readFigures,
  readForSale,
  readWallets,
  type Wallet,
} from "./home_queries.ts";
import { layout, noteLine, orderBadge, time } from "./layout.ts";
import { type OrderView, readOrders } from "./order_queries.ts";
import { picture } from "./picture.ts";
import { stepsOf } from "./steps.ts";

/** The test user who buys in the console. */
export const BUYER = "buyer";
const NEWEST = 4;
const DAY_HOURS = 24;
const JUMPS = [
  ["1 hour", 1],
  ["1 day", DAY_HOURS],
  ["2 days", 2 * DAY_HOURS],
  ["1 week", 7 * DAY_HOURS],
] as const;

export async function homePage(client: Client): Promise<Markup> {
  const { sql, url, last } = client;
  const users = client.users();
  const buyerId = users[BUYER]?.id;
  const [figures, listings, newest, wallets, mail, portal] = await Promise.all([
    readFigures(sql),
    buyerId ? readForSale(sql, buyerId) : [],
    readOrders(sql),
    readWallets(sql, Object.values(users).map(({ id }) => id)),
    client.read("/email/messages"),
    client.read("/portal/events"),
  ]);
  const known = wallets.find(({ user_id }) => user_id === buyerId);
  const buyer = known?.full_name?.split(" ")[0] ?? BUYER;
  return layout(
    "Preloved",
    html`
      <h1>A second-hand fashion market, on this machine</h1>
      <p class="lead">
        Sell a dress, pay its invoice, deliver the parcel, release the money, and read every movement
        in the ledger. The API answers at <code>${url}</code>.
      </p>
      ${tiles(figures)} ${shop(listings, buyer)} ${orders(client, newest)}
      ${last.order === undefined ? callList(last.calls) : ""} ${userCards(client, wallets)}
      <div class="pair">
        ${clock(client.time.now())} ${services(figures.postgres)}
        ${mailbox(mail.messages)} ${portalEvents(portal.events)}
      </div>
    `,
  );
}

function tiles({ for_sale, orders, escrow, wallets, given_up, waiting, sum }: Figures): Markup {
  const tile = (figure: unknown, what: string, tone = "") =>
    html`<div class="card"><b class="${tone}">${figure}</b>${note(what)}</div>`;
  const jobs = given_up > 0 ? `${given_up} failed` : waiting > 0 ? `${waiting} due` : "all done";
  return html`
    <div class="tiles">
      ${tile(for_sale, "listings for sale")} ${tile(orders, "orders")}
      ${tile(rupiah(escrow), "in escrow")} ${tile(rupiah(wallets), "in wallets")}
      ${tile(
        sum === 0 ? "balanced" : rupiah(sum),
        "sum of all accounts",
        sum === 0 ? "good" : "over",
      )}
      ${tile(jobs, "background jobs", given_up > 0 ? "over" : "")}
    </div>
  `;
}

function shop(listings: readonly ForSale[], buyer: string): Markup {
  const cards = listings.map(({ id, title, price, product_category, seller, size }) =>
    html`
      <div class="card item">
        ${picture(title, product_category)}
        <div>
          <h3>${title}</h3>
          <span class="price">${rupiah(price)}</span>
          ${note(`${seller}${size ? ` · size ${size}` : ""}`)}
          ${button(`/console/buy/${id}`, `${buyer} buys it`)}
        </div>
      </div>
    `
  );
  return html`
    <h2>Start a sale</h2>
    <p
      class="note">One click, three API calls: ${buyer} reads an address, requests rates, and orders.</p>
    <div class="grid" id="shop">
      ${cards.length > 0
        ? cards
        : noteLine("Everything is sold: npm run demo lists another dress.")}
    </div>
  `;
}

function orders(client: Client, all: readonly OrderView[]): Markup {
  const rows = all.map((order) => {
    const url = `/console/orders/${order.reference}`;
    return row(
      html`<a href="${url}">${order.title}</a><br>${
        note(`${order.buyer} from ${order.seller} · ${order.reference}`)
      }`,
      orderBadge(order.status),
      number(rupiah(order.total)),
      stepsOf(client, order).slice(0, 1).map(({ name, label }) => button(`${url}/${name}`, label)),
    );
  });
  const head = ["Order", "Status", number("Total"), "Next step"];
  return html`
    <h2>Orders, invoices and parcels</h2>
    ${rows.length > 0
      ? table(rows, { id: "orders", head })
      : noteLine("None yet: start a sale above, or run npm run demo.")}
  `;
}

function userCards(client: Client, wallets: readonly Wallet[]): Markup {
  const cards = Object.entries(client.users()).map(([name, { id, email, password }]) => {
    const { full_name = name, username = name, city, balance = 0 } = wallets.find(({ user_id }) =>
      user_id === id
    ) ?? {};
    return html`
      <div class="card">
        <h3>${full_name}</h3>
        ${note(`${name.replace("_", " ")} · ${city}`)}<br>
        <span class="price">${rupiah(balance)}</span> ${note("in the wallet")}
        <p class="note"><code>${email}</code><br>password <code>${password}</code></p>
        <a href="/docs?as=${name}">Call the API as ${username}</a>
      </div>
    `;
  });
  return html`
    <h2>Test users</h2>
    <div class="grid" id="people">${cards}</div>
  `;
}

function clock(now: Date): Markup {
  return html`
    <section id="clock">
      <h2>Clock</h2>
      <p>
        The stack's time is <b>${time(now)}</b>. It only moves forward; deadlines and retries on the
        way run in order.
      </p>
      <div class="acts">
        ${JUMPS.map(([label, hours]) => button("/console/advance", `+ ${label}`, { hours }))}
        <form method="post" action="/console/advance">
          <input name="hours" type="number" min="0.01" max="87600" step="any" required
            aria-label="Hours" placeholder="hours">
          <button>Advance</button>
        </form>
      </div>
    </section>
  `;
}

function services(version: string): Markup {
  return html`
    <section>
      <h2>What runs</h2>
      <p>
        All edge functions in one process, behind one gateway. PostgreSQL ${version.split(
          " ",
        )[0]} with
        Supabase's roles. Supabase Auth and Storage, as far as supabase-js needs them.
        <a href="/sandbox">Emulators</a> of the payment, shipping, e-mail and push providers and of
        the finance portal.
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

function mailbox(messages: readonly Mail[]): Markup {
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

function portalEvents(events: readonly PortalEvent[]): Markup {
  const rows = events.slice(-NEWEST).reverse().map(({ type, occurred_at, data }) =>
    row(html`<code>${type}</code> ${data["reference"] ?? ""}<br>${note(time(occurred_at))}`)
  );
  return section("portal", "Events at the finance portal", rows, "None yet.");
}

const section = (id: string, title: string, rows: readonly Markup[], none: string) =>
  html`<section id="${id}"><h2>${title}</h2>${
    rows.length > 0 ? table(rows) : noteLine(none)
  }</section>`;

/** Empty before the first click. */
export function callList(calls: readonly Call[]): Markup {
  if (calls.length === 0) return html``;
  return html`
    <h2>Calls of the last click</h2>
    <ul class="card calls">
      ${calls.map(({ user, method, path, status, error }) =>
        html`
          <li>
            ${badge(String(status), status < 400 ? "good" : "over")}
            <code>${method} ${path}</code> ${note(`as ${user}`)}
            ${error ? html`<br><span class="over">${error}</span>` : ""}
          </li>
        `
      )}
    </ul>
  `;
}
