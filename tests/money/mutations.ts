/** Bugs that the proof has to notice: each changes one thing in a market's database, as a careless migration might. */
import type { Market } from "../support/market.ts";

interface Mutation {
  bug: string;
  /** The function that is changed, and what in it becomes what. */
  rewrite?: [routine: string, from: string, to: string];
  sql?: string;
  /** Seldom met, so only `npm run money-proof -- --mutations` tries it. */
  rare?: true;
}

export const MUTATIONS: Mutation[] = [
  {
    bug: "a release pays the buyer protection fee to the seller",
    rewrite: [
      "private.effect_release_escrow",
      "private.ledger_line('protection_fee_revenue', p_order.buyer_protection_fee)",
      "private.ledger_line('wallet', p_order.buyer_protection_fee, p_user_id => p_order.seller_id)",
    ],
  },
  {
    bug: "a refund after shipping gives the earned fee back as well",
    rewrite: ["private.refund_due", "if p_order.shipped_at is null then", "if true then"],
  },
  {
    bug: "the company's second word of a payment is taken for a second payment",
    rewrite: [
      "api.payments_check_observe",
      "booked = greatest(booked, v_paid)",
      "booked = greatest(booked, 0)",
    ],
  },
  {
    bug: "any sum pays an order",
    rewrite: ["api.payments_check_observe", "or v_paid <> v_order.total", ""],
  },
  {
    bug: "a state is entered without telling the finance portal",
    rewrite: [
      "private.publish",
      "insert into",
      "if p_type = 'order.shipped' then return; end if; insert into",
    ],
  },
  {
    bug: "an order that expires keeps its listing reserved",
    sql: `update private.order_transitions set effects = '{}'
          where from_status = 'AWAITING_PAYMENT' and to_status = 'EXPIRED'`,
  },
  {
    bug: "nobody locks an order before moving it",
    rewrite: [
      "private.orders_move",
      "where orders.id = p_order_id for update",
      "where orders.id = p_order_id",
    ],
    rare: true,
  },
  {
    bug: "staff can claw back what was never released",
    rewrite: ["api.admin_orders_refund", "v_order.status <> 'COMPLETED'", "false"],
  },
  {
    bug: "a buyer can cancel a paid order for ever",
    sql:
      `update private.order_transitions set precondition = null where precondition = 'still_cancel'`,
    rare: true,
  },
  {
    bug: "a seller can complete a paid order",
    sql: `insert into private.order_transitions (from_status, to_status, actor, effects)
          values ('READY_TO_SHIP', 'COMPLETED', 'seller', '{sell_listing,release_escrow}')`,
    rare: true,
  },
  {
    bug: "a late payment revives an order whose item is gone",
    rewrite: ["private.may_revive", "if p_order.updated_at", "if false and p_order.updated_at"],
    rare: true,
  },
  {
    bug: "escrow is released on its way to a dispute",
    sql: `update private.order_transitions set effects = effects || '{release_escrow}'
          where from_status = 'SHIPPED' and to_status = 'DISPUTED'`,
    rare: true,
  },
];

/** Makes a market have this bug. */
export async function mutate({ database: { admin } }: Market, mutation: Mutation): Promise<void> {
  if (mutation.sql !== undefined) {
    const { count } = await admin.unsafe(mutation.sql);
    if (count === 0) throw new Error(`Nothing to mutate: ${mutation.bug}`);
  }
  if (mutation.rewrite === undefined) return;
  const [routine, from, to] = mutation.rewrite;
  const [found] = await admin`select pg_get_functiondef(${routine}::regproc) as source`;
  const mutant = found!["source"].replace(from, to);
  if (mutant === found!["source"]) throw new Error(`Nothing to mutate: ${mutation.bug}`);
  await admin.unsafe(mutant);
}
