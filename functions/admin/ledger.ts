import * as z from "zod";
import { orderKey, userKey, uuid } from "../../shared/domain/id.ts";
import { accountKind, rupiah } from "../../shared/domain/money.ts";
import { ledgerTransfer } from "./schemas/transfer.ts";
import { csv, listOrFile } from "./csv.ts";
import type { Listed } from "./csv.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longCursorPageOf, span } from "../../shared/http/pagination.ts";

const COLUMNS = ["created_at", "event_at", "key", "kind", "order_reference", "withdrawal_id"];
/** A kind with many accounts. */
const OF_MANY = "needs an order or user_id, since each order or user has such an account";
const OF_ONE = "goes without kind and key, or with an order";
const ENTRY_COLUMNS = ["account", "user_id", "amount", "balance_after", "version", "stripe"];

export const ledger = endpoint({
  id: "admin_ledger",
  method: "GET",
  path: "/admin/ledger",
  title: "List the ledger",
  description: "Transfers with their entries, newest first, and the balance per account, as JSON " +
    "or CSV. The entries of a transfer sum to zero.",
  auth: staff("administrator"),
  request: {
    query: listOrFile({
      order: orderKey.optional(),
      user_id: userKey.optional().meta({
        description: "Transfers that touch the wallet of this user, by id or username",
      }),
      withdrawal_id: uuid.optional().meta({ description: "Only transfers of this withdrawal" }),
      account: accountKind.optional().meta({
        description: "Only transfers that touch this kind of account. `escrow` and `wallet` are " +
          "many accounts and need an `order` or `user_id`; others go without `kind` and `key`",
      }),
      key: z.string().max(200).optional().meta({ description: "Prefix of the transfer key" }),
      kind: z.string().max(60).optional().meta({ description: "Only transfers of this kind" }),
      ...span,
    }).superRefine(({ account, order, user_id, withdrawal_id, kind, key }, context) => {
      // Such a filter could read the whole ledger to fill no page.
      if (!account || (order ?? user_id ?? withdrawal_id)) return;
      const isOfMany = account === "escrow" || account === "wallet";
      if (isOfMany) context.addIssue({ code: "custom", path: ["account"], message: OF_MANY });
      else if (kind ?? key) {
        context.addIssue({ code: "custom", path: ["account"], message: OF_ONE });
      }
    }),
  },
  response: {
    status: 200,
    schema: longCursorPageOf(ledgerTransfer).extend({
      accounts: z.array(z.object({ kind: accountKind, accounts: z.int(), balance: rupiah }))
        .meta({ description: "Only on the first page without filters; otherwise empty" }),
    }),
  },
  csv: true,
  handler: async ({ query: { format, ...query }, client }) => {
    const data = await client.call("api.admin_ledger", { query }) as Listed<
      z.output<typeof ledgerTransfer>
    >;
    if (format === "json") return data;
    const lines = data.items.flatMap(({ entries, ...head }) =>
      entries.map((entry) => ({ ...head, ...entry }))
    );
    return csv("ledger", [...COLUMNS, ...ENTRY_COLUMNS], lines, data);
  },
});
