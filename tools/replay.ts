import postgres from "postgres";
import { withCluster, withDatabase } from "./database.ts";
import { readOrder, type Recorded, type Step } from "./replay/order.ts";
import { describe, type Outcome, play, prepareScratch } from "./replay/play.ts";
import { targetDatabase } from "./target_database.ts";

export interface Line {
  text: string;
  isSame: boolean;
}

const SECONDS = 2;

/** After the deletion of an account or a restored dump, rows of different times have one transaction. */
const isTogether = (one: Step, other: Step) =>
  one.xmin === other.xmin && Date.parse(other.at) - Date.parse(one.at) < SECONDS * 1000;

/** The transfers of the step's transaction until its next step; without the transaction, the played ones. */
function recordedTransfers(
  { orders, tables }: Recorded,
  step: Step,
  next: Step | undefined,
  played: Outcome,
) {
  const until = next && isTogether(step, next) ? next.at : "9";
  const isSoon = (at: string) => Date.parse(at) - Date.parse(step.at) < SECONDS * 1000;
  const own = tables.get("private.ledger_transfers")!.filter(({ key, xmin, created_at }) => {
    const at = String(created_at);
    const isOwn = xmin === step.xmin || (isSoon(at) && played.transfers.has(String(key)));
    return isOwn && at >= step.at && at < until;
  });
  const [entries, accounts] = [
    tables.get("private.ledger_entries")!,
    tables.get("private.ledger_accounts")!,
  ];
  return describe(own, { entries, accounts }, orders);
}

/** The path of each order; orders of a bundle with the same path are counted. */
function path(steps: Outcome["steps"]) {
  const paths = Map.groupBy(steps, ({ order_id }) => order_id).values().map((own) =>
    [own[0]!.from_status, ...own.map(({ to_status }) => to_status)].join(" -> ")
  );
  return [...Map.groupBy(paths, (each) => each)]
    .map(([each, { length }]) => length > 1 ? `${each} (${length} orders)` : each).join(", ");
}

/** The surplus of `texts` over `others`. */
function without(texts: string[], others: string[]): string[] {
  const left = [...others];
  return texts.filter((text) => {
    const found = left.indexOf(text);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** Transfers are compared without their keys: bundled orders that move together have no order among them. */
function differences(expected: Outcome, played: Outcome): string[] {
  if (played.error !== undefined) return [`raises "${played.error}"`];
  const [was, is] = [[...expected.transfers.values()], [...played.transfers.values()]];
  return [
    ...path(expected.steps) === path(played.steps) ? [] : [`goes ${path(played.steps)}`],
    ...without(was, is).map((transfer) => `does not post ${transfer}`),
    ...without(is, was).map((transfer) => `posts ${transfer}`),
  ];
}

/** Plays each transition from the rows before it in a prepared database, so that one difference causes no other. */
export async function replay(recorded: Recorded, scratch: postgres.Sql): Promise<Line[]> {
  const lines: Line[] = [];
  const rest = recorded.steps.filter(({ version }) => version > 1);
  while (rest.length > 0) {
    const [step] = rest as [Step];
    const played = await play(scratch, recorded, step);
    // Orders of a bundle that move together have one time. In one transaction the clock only makes immediate
    // transitions; others are separate moves.
    const together = rest.findIndex((other, nth) =>
      nth > 0 && other.at !== step.at &&
      (other.order_id !== step.order_id || !isTogether(step, other) || other.actor !== "clock")
    );
    const steps = rest.splice(0, together < 0 ? rest.length : together);
    const expected = { steps, transfers: recordedTransfers(recorded, step, rest[0], played) };
    const different = differences(expected, played);
    const facts = [step.at, step.actor, path(steps), ...expected.transfers.values()];
    const verdict = different.length === 0 ? "same" : `DIFFERS: ${different.join("; ")}`;
    lines.push({ text: [...facts, verdict].join("  "), isSame: different.length === 0 });
  }
  return lines;
}

const LIMITS =
  `Not replayed: the reservation, calls to providers, the bodies of callbacks, bookings, withdrawals, and
what staff did after the end. What they left is what each transition starts from. Settings are those of today.
After a dump was loaded or a party left, a transfer that is no longer posted is not noticed.`;

if (import.meta.main) {
  const [reference] = Deno.args;
  if (!reference) {
    console.error("Usage: npm run replay -- <reference or id of an order>");
    Deno.exit(1);
  }
  const source = postgres(await targetDatabase(), { max: 1, onnotice: () => {} });
  const recorded = await readOrder(source, reference).finally(() => source.end());
  if (!recorded) {
    console.error(`There is no order ${reference}.`);
    Deno.exit(1);
  }
  const lines = await withCluster((cluster) =>
    withDatabase(cluster, async ({ admin }) => {
      const scratch = postgres(admin, { max: 1, onnotice: () => {} });
      await prepareScratch(scratch);
      return await replay(recorded, scratch).finally(() => scratch.end());
    })
  );
  for (const { text } of lines) console.log(text);
  console.log(`\n${LIMITS}`);
  if (lines.some(({ isSame }) => !isSame)) Deno.exitCode = 1;
}
