/** Who may do what to which table and call which function: the whole list, so that nothing is granted by accident. */
import { boosts } from "./privileges/boosts.ts";
import { finance } from "./privileges/finance.ts";
import { live } from "./privileges/live.ts";
import { listings } from "./privileges/listings.ts";
import { money } from "./privileges/money.ts";
import { notifications } from "./privileges/notifications.ts";
import { orders } from "./privileges/orders.ts";
import { payments } from "./privileges/payments.ts";
import { people } from "./privileges/people.ts";
import { platform } from "./privileges/platform.ts";
import { reconciliation } from "./privileges/reconciliation.ts";
import { shipping } from "./privileges/shipping.ts";
import { staff } from "./privileges/staff.ts";
import { trust } from "./privileges/trust.ts";
import { vouchers } from "./privileges/vouchers.ts";
import type { Area } from "./privileges/rights.ts";

const areas: Area[] = [
  boosts,
  finance,
  listings,
  live,
  money,
  notifications,
  orders,
  payments,
  people,
  platform,
  reconciliation,
  shipping,
  staff,
  trust,
  vouchers,
];

export const TABLES: Area["tables"] = Object.assign({}, ...areas.map(({ tables }) => tables));

/** Each function with the roles that may call it, as one text. */
export const CALLABLE: Record<string, string> = Object.fromEntries(
  areas.flatMap(({ functions }) => Object.entries(functions))
    .flatMap(([callers, names]) => names.map((name) => [name, callers])),
);
