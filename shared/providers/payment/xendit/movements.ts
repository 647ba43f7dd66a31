// Source: docs.xendit.co (list transactions), xendit-node types.
import * as z from "zod";
import { sha256 } from "../../../digest.ts";
import { parseResponse, ProviderUnclear } from "../../call.ts";
import type { Movement, MovementPage, OddRow, PaymentProvider, Selection } from "../port.ts";
import { currency } from "./call.ts";
import type { XenditCall } from "./call.ts";

const wirePage = z.object({ has_more: z.boolean(), data: z.array(z.unknown()) });

const text = (max: number) =>
  z.string().max(max)
    .refine((value) => !value.includes("\0"), "contains a NUL character")
    .refine((value) => value.isWellFormed(), "contains half a character");
const rupiah = z.number().min(-1e15).max(1e15);
const part = rupiah.nullish().transform((value) => value ?? 0);
// Postgres cannot read the format of other years.
const isTime = (at: number) => at >= Date.UTC(1970) && at < Date.UTC(10_000);
const wireRow = z.object({
  id: text(200).min(1),
  type: text(100),
  status: text(100),
  reference_id: text(500).nullish(),
  cashflow: z.enum(["MONEY_IN", "MONEY_OUT"]),
  amount: rupiah,
  currency,
  fee: z.object({ xendit_fee: part, value_added_tax: part }).nullish(),
  created: z.string().refine((value) => isTime(Date.parse(value)), "is no time")
    .transform((value) => new Date(value).toISOString()),
});
type WireRow = z.output<typeof wireRow>;

const PER_PAGE = 50;

export const movements = (call: XenditCall): PaymentProvider["movements"] =>
  async function* (selection) {
    let after = ("after" in selection && selection.after) || undefined;
    for (let more = true; more;) {
      const query = new URLSearchParams({
        ...filterOf(selection),
        limit: String(PER_PAGE),
        ...(after ? { after_id: after } : {}),
      });
      const { data, has_more } = parseResponse(
        wirePage,
        await call("GET", `/transactions?${query}`),
      );
      const next = data.map(idOf).findLast((id) => id?.isWellFormed());
      yield { ...await readPage(data), last: next ?? null };
      // Ending here would hide the following pages for ever: the next run starts after this one.
      if (has_more && (next === undefined || next === after)) {
        throw new ProviderUnclear("The list does not say where its next page begins.");
      }
      more = has_more;
      after = next;
    }
  };

// No upper bound: a row that changes during the reading would vanish between two pages.
const filterOf = (selection: Selection): Record<string, string> =>
  "reference" in selection
    ? { reference_id: selection.reference }
    : { "updated[gte]": selection.updatedSince.toISOString() };

const idOf = (row: unknown): string | undefined => {
  const id = (row as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : undefined;
};

/** One unreadable row must not hide the others. */
async function readPage(rows: unknown[]): Promise<Omit<MovementPage, "last">> {
  const page: Omit<MovementPage, "last"> = { movements: [], odd: [] };
  for (const row of rows) {
    const parsed = wireRow.safeParse(row);
    if (parsed.success) page.movements.push(readMovement(parsed.data));
    else page.odd.push(await describeOdd(row, parsed.error));
  }
  return page;
}

async function describeOdd(row: unknown, error: z.ZodError): Promise<OddRow> {
  // Without account numbers and names.
  const { id, type, status, reference_id, cashflow, amount, currency, fee, created } =
    (row ?? {}) as Record<string, unknown>;
  const fields = { id, type, status, reference_id, cashflow, amount, currency, fee, created };
  const why = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  const readable = JSON.stringify(fields);
  const key = idOf(row)?.replaceAll("\0", "").slice(0, 200).toWellFormed();
  return {
    id: key ? key : sha256(readable).slice(0, 32),
    problem: `${why}. ${readable}`.slice(0, 1000).toWellFormed(),
  };
}

function readMovement({ fee, reference_id, created, ...wire }: WireRow): Movement {
  return {
    id: wire.id,
    type: wire.type,
    status: wire.status,
    reference: reference_id || wire.id,
    cashflow: wire.cashflow,
    amount: Math.round(wire.amount),
    fee: Math.round((fee?.xendit_fee ?? 0) + (fee?.value_added_tax ?? 0)),
    created_at: created,
  };
}
