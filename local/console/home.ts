import { html } from "hono/html";
import { button, type Markup, note, number, row, rupiah, table } from "../html.ts";
import type { Client } from "./client.ts";
import {
  type Figures,
  type ForSale,
  readFigures,
  readForSale,
  readWallets,
  type Wallet,
} from "./home_queries.ts";
import { callList, clock, mailbox, portalEvents, services } from "./home_sections.ts";
import { layout, noteLine, orderBadge } from "./layout.ts";
import { type OrderView, readOrders } from "./order_queries.ts";
import { picture } from "./picture.ts";
import { stepsOf } from "./steps.ts";

/** The test user who buys in the console. */
export const BUYER = "buyer";

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
    <div class="grid" id="users">${cards}</div>
  `;
}
