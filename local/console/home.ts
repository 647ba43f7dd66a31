import { html } from "hono/html";
import type postgres from "postgres";
import { BUYER } from "./client.ts";
import type { Client } from "./client.ts";
import { clockSection } from "./clock.ts";
import { callList, layout, noteLine, orderBadge, rupiah } from "./layout.ts";
import { readOrders } from "./order.ts";
import type { OrderView } from "./order.ts";
import { appUrl, commandFor } from "../stack/running.ts";
import { picture } from "./picture.ts";
import { stepsOf } from "./steps.ts";
import { button, note, number, row, table } from "../html.ts";
import type { Markup } from "../html.ts";

export interface Figures {
  for_sale: number;
  orders: number;
  escrow: number;
  wallets: number;
  /** Of all accounts; zero unless the ledger is broken. */
  sum: number;
  /** Due by now and not done. */
  waiting: number;
  given_up: number;
}

export interface ForSale {
  id: string;
  title: string;
  price: number;
  product_category: string;
  seller_id: string;
  seller: string;
  size: string | null;
  photo: string | null;
}

export interface Wallet {
  user_id: string;
  username: string;
  full_name: string | null;
  city: string | null;
  balance: number;
}

export async function readFigures(sql: postgres.Sql): Promise<Figures> {
  const [figures] = await sql<Figures[]>`
    select
      (select count(*) from public.listings where is_visible)::int as for_sale,
      (select count(*) from public.orders where state_version > 0)::int as orders,
      (select coalesce(sum(balance), 0) from private.ledger_accounts where kind = 'escrow')::float8 as escrow,
      (select coalesce(sum(balance), 0) from private.ledger_accounts where kind = 'wallet')::float8 as wallets,
      (select coalesce(sum(balance), 0) from private.ledger_accounts)::float8 as sum,
      (select count(*) from private.jobs
        where finished_at is null and dead_at is null and run_at <= private.now())::int as waiting,
      (select count(*) from private.jobs where dead_at is not null)::int as given_up`;
  return figures!;
}

/** The newest listings of other sellers. */
export async function readForSale(sql: postgres.Sql, buyerId: string): Promise<ForSale[]> {
  return await sql<ForSale[]>`
    select listings.id, listings.title, listings.price::float8, listings.product_category, listings.seller_id,
      profiles.username as seller, listings.size, listings.photos[1] as photo
    from public.listings join public.profiles on profiles.id = listings.seller_id
    where listings.is_visible and listings.seller_id <> ${buyerId}
    order by listings.created_at desc, listings.id desc limit 4`;
}

export async function readWallets(sql: postgres.Sql, ids: readonly string[]): Promise<Wallet[]> {
  return await sql<Wallet[]>`
    select profiles.id as user_id, profiles.username, profiles.full_name, profiles.city,
      coalesce(accounts.balance, 0)::float8 as balance
    from public.profiles
    left join private.ledger_accounts as accounts
      on accounts.user_id = profiles.id and accounts.kind = 'wallet'
    where profiles.id = any (${ids as string[]}::uuid[])`;
}

export async function homePage(client: Client): Promise<Markup> {
  const { sql, url } = client;
  const users = client.users();
  const buyerId = users[BUYER]?.id;
  const [figures, listings, newest, wallets] = await Promise.all([
    readFigures(sql),
    buyerId ? readForSale(sql, buyerId) : [],
    readOrders(sql),
    readWallets(sql, Object.values(users).map(({ id }) => id)),
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
      ${clockSection(client.time.now())}
      <p class="note">
        Keys and tokens: <code>.local/stack.json</code> · <a href="/openapi.json">openapi.json</a> ·
        <a href="/health">health</a>
      </p>
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
  const { port } = new URL(client.url);
  return html`
    <h2>Start a sale</h2>
    <p class="note">
      One click, three API calls: ${buyer} reads an address, requests rates, and orders. Members list,
      chat, offer and withdraw in <a href="${appUrl("shop", port)}">the shop</a>, after
      <code>${commandFor("npm run web", port)}</code>; staff decide in
      <a href="${appUrl("panel", port)}">the panel</a>, after
      <code>${commandFor("npm run panel", port)}</code>.
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
