import { ADMIN } from "./admin.ts";
import { ADMIN_MONEY } from "./admin_money.ts";
import { MACHINES } from "./machines.ts";
import { MEMBERS } from "./members.ts";
import { SELLING } from "./selling.ts";
import { TRADE } from "./trade.ts";

/**
 * For the API reference: each operation's title, and what it does, when it refuses and what to call next. Here and not
 * with the endpoint, because an uploaded function carries its endpoints.
 */
export const OPERATIONS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  ...MEMBERS,
  ...SELLING,
  ...TRADE,
  ...ADMIN,
  ...ADMIN_MONEY,
  ...MACHINES,
};

export type Operations = typeof OPERATIONS;
