// Source: docs.xendit.co (list transactions), xendit-node types.
import * as z from "zod";
import type { Config } from "../../../shared/config.ts";
import type { Statement, Transaction } from "./statements.ts";
import { parseResponse } from "../../../shared/providers/call.ts";
import { xenditCall } from "../../../shared/providers/xendit_call.ts";

const part = z.number().nullish().transform((value) => value ?? 0);
const wirePage = z.object({
  has_more: z.boolean(),
  data: z.array(z.object({
    id: z.string(),
    type: z.string(),
    status: z.string(),
    reference_id: z.string().nullish(),
    cashflow: z.enum(["MONEY_IN", "MONEY_OUT"]),
    amount: z.number(),
    fee: z.object({ xendit_fee: part, value_added_tax: part }).nullish(),
    created: z.string(),
  })),
});

const PER_PAGE = 50;

export function createXenditStatement(config: Config<"payments">["payments"]): Statement {
  const call = xenditCall(config);
  return {
    async *pages(from, to) {
      const window = { "created[gte]": from.toISOString(), "created[lte]": to.toISOString() };
      for (let after: string | undefined, more = true; more;) {
        const query = new URLSearchParams({
          ...window,
          limit: String(PER_PAGE),
          ...(after ? { after_id: after } : {}),
        });
        const page = parseResponse(wirePage, await call("GET", `/transactions?${query}`));
        yield page.data.map(readTransaction);
        after = page.data.at(-1)?.id;
        more = page.has_more && after !== undefined;
      }
    },
  };
}

function readTransaction(
  { fee, reference_id, created, ...wire }: z.output<typeof wirePage>["data"][number],
): Transaction {
  return {
    id: wire.id,
    type: wire.type,
    status: wire.status,
    reference: reference_id ?? wire.id,
    cashflow: wire.cashflow,
    amount: Math.round(wire.amount),
    fee: Math.round((fee?.xendit_fee ?? 0) + (fee?.value_added_tax ?? 0)),
    created_at: created,
  };
}
