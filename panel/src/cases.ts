/** The page for acting on a case: its order, its money or its withdrawal. */
import { to } from "./address.ts";
import type { Row } from "./types.ts";

/** The name of a page, and its address. */
export type Link = [string, string];

/** Whether staff close it by hand; other cases close with their cause or with an operation that decides them. */
export const isClosable = ({ status, is_closed_by_hand }: Row): boolean =>
  status === "open" && is_closed_by_hand;

const ABOUT_MONEY = ["wrong_amount", "unexpected_payment", "money_without_owner"];

export function linksOfCase({ kind, order_id, details }: Row): Link[] {
  const links: Link[] = [];
  if (order_id) links.push(["order", to(`order/${order_id}`)]);
  if (ABOUT_MONEY.includes(kind)) links.push(["suspense", to("suspense")]);
  const { withdrawal_id } = details ?? {};
  if (withdrawal_id) links.push(["payouts", to("payouts", { withdrawal_id })]);
  return links;
}
