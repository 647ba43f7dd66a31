import { ADDRESS } from "../../support/people.ts";
import type { Row } from "./row.ts";

export const auth: Record<string, Row> = {
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
  auth_report: {
    request: ({ seller }) => ({
      path: `/auth/users/${seller.id}/report`,
      body: { reason: "scam" },
    }),
    everyone: 201,
    but: { seller: 403 },
  },
  auth_export: { request: () => ({ path: "/auth/me/export" }), everyone: 200 },
  auth_delete: {
    request: () => ({ path: "/auth/me" }),
    everyone: 200,
    but: { ops_admin: 409, administrator: 409, superadmin: 409, seller: 409, buyer: 409 },
  },
};
