/** What each route answers to each person: typed here once, by hand, from the contract. A route without a row fails in tests/house/names.test.ts. */
import { ADDRESS } from "../support/people.ts";
import { DRESS } from "../support/sale.ts";
import type { PersonName, World } from "./world.ts";

export interface Row {
  /** A request that is right in itself, so that only the caller decides. */
  request(world: World): { path: string; body?: unknown };
  /** What whoever is registered, and not named in `but`, gets. */
  everyone: number;
  but?: Partial<Record<PersonName, number>>;
  /** The order of this world is paid and has its courier. */
  paid?: boolean;
}

const staff = (status: number) => ({
  ops_admin: status,
  administrator: status,
  superadmin: status,
});

/** Behind a signature: no person's headers open it. */
const machine = (path: string): Row => ({
  request: () => ({ path, body: { id: "x" } }),
  everyone: 401,
  but: { unregistered: 401 },
});

export const rows: Record<string, Row> = {
  health_get: { request: () => ({ path: "/health" }), everyone: 200, but: { unregistered: 200 } },

  auth_register: {
    request: () => ({ path: "/auth/register", body: { username: "someone_new" } }),
    everyone: 409,
    but: { unregistered: 201 },
  },
  auth_me: { request: () => ({ path: "/auth/me" }), everyone: 200, but: { unregistered: 404 } },
  auth_update: { request: () => ({ path: "/auth/me", body: { bio: "Halo" } }), everyone: 200 },
  auth_addresses_list: { request: () => ({ path: "/auth/me/addresses" }), everyone: 200 },
  auth_addresses_create: {
    request: () => ({ path: "/auth/me/addresses", body: ADDRESS }),
    everyone: 201,
  },
  auth_addresses_update: {
    request: ({ address_id }) => ({
      path: `/auth/me/addresses/${address_id}`,
      body: { label: "Kantor" },
    }),
    everyone: 404,
    but: { buyer: 200 },
  },
  auth_addresses_delete: {
    request: ({ address_id }) => ({ path: `/auth/me/addresses/${address_id}` }),
    everyone: 404,
    but: { buyer: 200 },
  },
  auth_user: { request: ({ seller }) => ({ path: `/auth/users/${seller.id}` }), everyone: 200 },

  listings_browse: { request: () => ({ path: "/listings" }), everyone: 200 },
  listings_get: {
    request: ({ listing_id }) => ({ path: `/listings/${listing_id}` }),
    everyone: 200,
  },
  listings_user: {
    request: ({ seller }) => ({ path: `/listings/user/${seller.id}` }),
    everyone: 200,
  },
  listings_create: {
    request: () => ({ path: "/listings", body: DRESS }),
    everyone: 201,
    but: { suspended: 403 },
  },
  listings_update: {
    request: ({ free_listing_id }) => ({
      path: `/listings/${free_listing_id}`,
      body: { title: "Dress baru" },
    }),
    everyone: 403,
    but: { seller: 200 },
  },
  listings_delete: {
    request: ({ free_listing_id }) => ({ path: `/listings/${free_listing_id}` }),
    everyone: 403,
    but: { seller: 200, buyer: 404 },
  },

  shipping_rates: {
    request: ({ free_listing_id, address_id }) => ({
      path: "/shipping/rates",
      body: { listing_id: free_listing_id, address_id },
    }),
    everyone: 404,
    but: { buyer: 200 },
  },
  shipping_couriers: { request: () => ({ path: "/shipping/couriers" }), everyone: 200 },
  shipping_track: {
    request: ({ tracking_number }) => ({ path: `/shipping/track/${tracking_number}` }),
    everyone: 404,
    but: { buyer: 200, seller: 200, ...staff(200) },
    paid: true,
  },

  orders_create: {
    request: ({ order_body }) => ({ path: "/orders", body: order_body }),
    everyone: 400,
    but: { buyer: 201, suspended: 403 },
  },
  orders_my: { request: () => ({ path: "/orders/my" }), everyone: 200 },
  orders_get: {
    request: ({ order }) => ({ path: `/orders/${order.reference}` }),
    everyone: 404,
    but: { buyer: 200, seller: 200, ...staff(200) },
  },
  orders_ship: {
    request: ({ order, tracking_number }) => ({
      path: `/orders/${order.id}/ship`,
      body: { tracking_number },
    }),
    everyone: 404,
    but: { seller: 200, buyer: 403, ...staff(403) },
    paid: true,
  },
  orders_confirm: {
    request: ({ order }) => ({ path: `/orders/${order.id}/confirm` }),
    everyone: 404,
    but: { seller: 403, buyer: 200, ...staff(403) },
    paid: true,
  },
  payments_check: {
    request: ({ order }) => ({ path: `/payments/${order.id}/check` }),
    everyone: 404,
    but: { seller: 403, buyer: 200, ...staff(200) },
  },

  wallet_balance: { request: () => ({ path: "/wallet/balance" }), everyone: 200 },
  wallet_transactions: { request: () => ({ path: "/wallet/transactions" }), everyone: 200 },

  webhooks_xendit: machine("/webhooks/xendit"),
  webhooks_payment_provider: machine("/webhooks/payment_provider"),
  webhooks_biteship: machine("/webhooks/biteship"),
  webhooks_shipping_provider: machine("/webhooks/shipping_provider"),
  jobs_run: machine("/jobs/run"),
};
