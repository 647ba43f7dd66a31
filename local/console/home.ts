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
import { clockSection } from "./clock.ts";
import { callList, mailbox, portalEvents, services } from "./home_sections.ts";
import { layout, noteLine, orderBadge } from "./layout.ts";
import { type OrderView, readOrders } from "./order_queries.ts";
import { picture } from "./picture.ts";
import { stepsOf } from "./steps.ts";

/** The test user who buys in the console. */
export const BUYER = "buyer";

export async function homePage(client: Client): Promise<Markup> {
  const { sql, url } = client;
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
      ${tiles(figures)} ${shop(client, listings, buyer)}
      <h2>Orders, invoices and parcels</h2>
      ${orderTable(client, newest)}
      ${callList(client, "/")} ${userCards(client, wallets)}
      <div class="pair">
        ${clockSection(client.time.now())} ${services(figures.postgres)}
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

function shop(client: Client, listings: readonly ForSale[], buyer: string): Markup {
  return html`
    <h2>Start a sale</h2>
    <p class="note">
      One click, three API calls: ${buyer} reads an address, requests rates, and orders. Members list,
      chat, offer and withdraw in the shop (<code>npm run web</code>), staff decide in the panel
      (<code>npm run panel</code>).
    </p>
    <div class="grid" id="shop">
      ${listings.length > 0
        ? listings.map((listing) => listingCard(client, listing, buyer))
        : noteLine("Everything is sold: list another thing in the shop, or run npm run demo.")}
    </div>
  `;
}

function listingCard(client: Client, listing: ForSale, buyer: string): Markup {
  const { id, title, price, product_category, seller, size, photo } = listing;
  // A photo elsewhere is made up; nothing is loaded from other machines.
  const image = photo?.startsWith(`${client.url}/`)
    ? html`<img src="${photo}" alt="${title}" loading="lazy">`
    : picture(title, product_category);
  return html`
    <div class="card item">
      ${image}
      <div>
        <h3>${title}</h3>
        <span class="price">${rupiah(price)}</span>
        ${note(`${seller}${size ? ` · size ${size}` : ""}`)}
        ${button(`/console/buy/${id}`, `${buyer} buys it`)}
      </div>
    </div>
  `;
}

function orderTable(client: Client, orders: readonly OrderView[]): Markup {
  const rows = orders.map((order) => {
    const url = `/console/orders/${order.reference}`;
    const [step] = stepsOf(client, order);
    return row(
      html`<a href="${url}">${order.title}</a><br>${
        note(`${order.buyer} from ${order.seller} · ${order.reference}`)
      }`,
      orderBadge(order.status),
      number(rupiah(order.total)),
      step ? button(`${url}/${step.name}`, step.label) : "",
    );
  });
  const head = ["Order", "Status", number("Total"), "Next step"];
  return rows.length > 0
    ? table(rows, { id: "orders", head })
    : noteLine("None yet: start a sale above, or run npm run demo.");
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
    <h2 id="people">People</h2>
    <div class="grid" id="users">${cards}</div>
  `;
}
