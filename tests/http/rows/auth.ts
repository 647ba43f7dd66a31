import { ADDRESS } from "../../support/users.ts";
import { row } from "./row.ts";
import type { Row } from "./row.ts";

export const auth: Record<string, Row> = {
  auth_register: row("/auth/register", 409, { unregistered: 201 }, {
    body: { username: "someone_new" },
  }),
  auth_me: row("/auth/me", 200, { unregistered: 404 }),
  auth_update: row("/auth/me", 200, {}, { body: { bio: "Halo" } }),
  auth_addresses_list: row("/auth/me/addresses", 200),
  auth_addresses_create: row("/auth/me/addresses", 201, {}, { body: ADDRESS }),
  auth_addresses_update: row(({ address_id }) => `/auth/me/addresses/${address_id}`, 404, {
    buyer: 200,
  }, { body: { label: "Kantor" } }),
  auth_addresses_delete: row(({ address_id }) => `/auth/me/addresses/${address_id}`, 404, {
    buyer: 200,
  }),
  auth_user: row(({ seller }) => `/auth/users/${seller.id}`, 200),
  auth_report: row(({ seller }) => `/auth/users/${seller.id}/report`, 201, { seller: 403 }, {
    body: { reason: "scam" },
  }),
  auth_follow: row(({ seller }) => `/auth/users/${seller.id}/follow`, 200, {
    suspended: 403,
    seller: 403,
  }),
  auth_unfollow: row(({ seller }) => `/auth/users/${seller.id}/follow`, 200),
  auth_followers: row(({ seller }) => `/auth/users/${seller.id}/followers`, 200),
  auth_block: row(({ seller }) => `/auth/users/${seller.id}/block`, 200, { seller: 403 }),
  auth_unblock: row(({ seller }) => `/auth/users/${seller.id}/block`, 200),
  auth_blocks: row("/auth/me/blocks", 200),
  auth_export: row("/auth/me/export", 200),
  auth_delete: row("/auth/me", 200, {
    suspended_staff: 409,
    banned_staff: 409,
    ops_admin: 409,
    administrator: 409,
    superadmin: 409,
    seller: 409,
    buyer: 409,
  }),
};
