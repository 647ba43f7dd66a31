import { ANON_KEY } from "../support/environment.ts";
import type { Client } from "../support/client.ts";
import type { Market } from "../support/market.ts";
import type { User } from "../support/users.ts";
import { must } from "../support/client.ts";
import { list, orderBody } from "../support/sale.ts";
import type { Sale } from "../support/sale.ts";

export const USER_NAMES = [
  "unregistered",
  "suspended",
  "suspended_staff",
  "banned_staff",
  "ops_admin",
  "administrator",
  "superadmin",
  "stranger",
  "seller",
  "buyer",
] as const;
export const BAD_HEADERS = [
  "no headers",
  "anon key only",
  "token only",
  "expired token",
  "forged token",
  "wrong key",
] as const;

export type UserName = (typeof USER_NAMES)[number];

/** Staff who are suspended or banned have the rights of a suspended member, on every route. */
export const asMember = (name: UserName): UserName =>
  name === "suspended_staff" || name === "banned_staff" ? "suspended" : name;

export interface Callers extends Sale {
  /** Another active listing of the seller; `order_body` is the buyer's request to order it. */
  free_listing_id: string;
  order_body: Record<string, unknown>;
  address_id: string;
  tracking_number: string;
  /** A running live stream of the seller. */
  stream_id: string;
  seller_notification_id: string;
  users: Record<UserName, User>;
}

/** What only the buyer needs costs each of the others a request. */
const BARE = { address: false };

export async function createCallers(market: Market, paid: boolean): Promise<Callers> {
  const sale = await market.openSale();
  if (paid) await sale.pay();
  const free_listing_id = await list(market, sale.seller);
  const [notification] = await market.database.admin<{ id: string }[]>`
    select id from public.notifications where user_id = ${sale.seller.id} limit 1`;
  const order_body = await orderBody(market, sale.buyer, free_listing_id);
  const stream = await market.as(sale.seller).post("/live-streams", { title: "Drop" });
  const suspended = await market.user(BARE);
  await market.setAccountStatus(suspended, "suspended");
  const [suspended_staff, banned_staff] = [
    await market.staff("superadmin", BARE),
    await market.staff("superadmin", BARE),
  ];
  await market.setAccountStatus(suspended_staff, "suspended");
  await market.setAccountStatus(banned_staff, "banned");
  return {
    ...sale,
    free_listing_id,
    order_body,
    seller_notification_id: notification!.id,
    address_id: String(order_body["address_id"]),
    tracking_number: (await sale.read()).tracking_number ?? "NONE",
    stream_id: (await must(stream)).id,
    users: {
      unregistered: await market.user({ registered: false }),
      suspended,
      suspended_staff,
      banned_staff,
      stranger: await market.user(BARE),
      buyer: sale.buyer,
      seller: sale.seller,
      ops_admin: await market.staff("ops_admin", BARE),
      administrator: await market.staff("administrator", BARE),
      superadmin: await market.staff("superadmin", BARE),
    },
  };
}

/** Clients of the buyer, each with one header missing or invalid. */
export async function callersWithBadHeaders(
  market: Market,
  { id, email, token }: User,
): Promise<Record<string, Client>> {
  const platform = { authorization: `Bearer ${ANON_KEY}` };
  const expired = await market.token({ sub: id, email }, { expiresIn: "-1h" });
  const forged = await market.token({ sub: id, email }, { forged: true });
  return {
    "no headers": market.with({}),
    "anon key only": market.with(platform),
    "token only": market.with({ "x-user-token": token }),
    "expired token": market.with({ ...platform, "x-user-token": expired }),
    "forged token": market.with({ ...platform, "x-user-token": forged }),
    "wrong key": market.with({ authorization: `Bearer ${token}`, "x-user-token": token }),
  };
}
