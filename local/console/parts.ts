/** Parts of several pages. */
import { html } from "hono/html";
import { button, type Markup, note, number, row, rupiah, table } from "../html.ts";
import type { Client } from "./client.ts";
import type { ForSale } from "./home_queries.ts";
import { noteLine, orderBadge } from "./layout.ts";
import type { OrderView } from "./order_queries.ts";
import { mainStep, roleOf, stepsOf } from "./order_steps.ts";
import { picture } from "./picture.ts";

/** With the button by which `user` buys it. */
export function listingCard(client: Client, listing: ForSale, user: string, name: string): Markup {
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
        ${button(`/console/buy/${id}`, `${name} buys it`, { as: user })}
      </div>
    </div>
  `;
}

/** Each with its main step: that of `as`, or the sensible one. */
export function orderTable(
  client: Client,
  orders: readonly OrderView[],
  none: string,
  as = "",
): Markup {
  const rows = orders.map((order) => {
    const url = `/console/orders/${order.reference}`;
    const query = as ? `?as=${as}` : "";
    const main = mainStep(stepsOf(client, order), roleOf(client, order, as));
    return row(
      html`<a href="${url}${query}">${order.title}</a><br>${
        note(`${order.buyer} from ${order.seller} · ${order.reference}`)
      }`,
      orderBadge(order.status),
      number(rupiah(order.total)),
      main ? button(`${url}/${main.name}${query}`, main.label, {}, as ? "main" : "") : "",
    );
  });
  const head = ["Order", "Status", number("Total"), "Next step"];
  return rows.length > 0 ? table(rows, { id: "orders", head }) : noteLine(none);
}
