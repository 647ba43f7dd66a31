import { ADMIN } from "./admin.ts";
import { ADMIN_MONEY } from "./admin_money.ts";
import { ADMIN_STAFF } from "./admin_staff.ts";
import { MACHINES } from "./machines.ts";
import { MEMBERS } from "./members.ts";
import { SELLING } from "./selling.ts";
import { TRADE } from "./trade.ts";
import type { Operations } from "./type.ts";

/**
 * For the API reference: each operation's title, and what it does, when it gives which error and what to call next. Here and not
 * with the endpoint, because an uploaded function carries its endpoints.
 */
export const OPERATIONS: Operations = {
  ...MEMBERS,
  ...SELLING,
  ...TRADE,
  ...ADMIN,
  ...ADMIN_MONEY,
  ...ADMIN_STAFF,
  ...MACHINES,
};
