import { resources } from "./resources.ts";

/** The pages that are more than a list, and the operation that each cannot do without. */
export const needs = {
  "": undefined,
  search: undefined,
  order: "admin_orders_explain",
  check: "admin_ktp_view",
  person: "admin_users_view",
  conversation: "admin_conversations_view",
  discovery: "admin_discovery",
  approval: "admin_approvals_view",
  revenue: "admin_revenue",
  analytics: "admin_analytics",
  reliability: "admin_reliability",
  decisions: "admin_decisions",
  settings: "admin_settings",
} satisfies Record<string, string | undefined>;

export type OwnPage = keyof typeof needs;

/** The operation that a page or a list cannot do without. */
export const needOf = (name: string): string | undefined =>
  resources[name]?.list ?? needs[name as OwnPage];
