/** Backup, loss of the disk under load, restore to a second, reconciliation: what `npm run restore-drill` does. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import type { RunningStack } from "../../local/stack/running.ts";
import { dropCluster } from "../../local/postgres/cluster.ts";
import type { Invoice } from "../../local/emulators/payment/invoices.ts";
import type { Payout } from "../../local/emulators/payment/payouts.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { startStack } from "../../local/stack/start.ts";
import { environmentOf, reconcileIn } from "../../tools/reconcile.ts";
import type { Reconciled } from "../../tools/reconcile.ts";
import { verifyBooks } from "../../tools/verify_books.ts";
import type { Verdict } from "../../tools/verify_books.ts";
import { buyAndPay, callAs, emulatorDocuments, sandboxOf } from "../local/running_stack.ts";
import { scratchFolder, scratchPort } from "../local/scratch.ts";
import { ARCHIVE_SECONDS, archived } from "./archive.ts";

/** What the payment provider has: a payment, or a payout to a seller. */
export interface Movement {
  kind: "payment" | "payout";
  reference: string;
  amount: number;
  person: string;
  /** `undefined`: silently lost. */
  fate: "restored" | "booked" | "a case" | "a difference" | undefined;
}

export interface Drill {
  /** Of each step. */
  seconds: Record<string, number>;
  /** The restored second, and the loss. */
  restoredTo: Date;
  lostAt: Date;
  /** All of the provider's. */
  movements: Movement[];
  reconciled: Reconciled;
  verdict: Verdict;
  /** The restored database, as its superuser. */
  admin: postgres.Sql;
  close(): Promise<void>;
}

const SHOPPERS = 4;

export async function drill(say: (line: string) => void): Promise<Drill> {
  const folder = await scratchFolder();
  const undo = [() => Deno.remove(folder, { recursive: true })];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...await run(folder, undo, say), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function run(
  folder: string,
  undo: (() => Promise<void>)[],
  say: (line: string) => void,
): Promise<Omit<Drill, "close">> {
  const seconds: Drill["seconds"] = {};
  const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    seconds[step] = (performance.now() - began) / 1000;
    say(`${seconds[step].toFixed(1).padStart(6)} s  ${step}`);
    return result;
  };
  const port = await scratchPort(folder);
  const dataDir = join(folder, String(port), "postgres");
  undo.push(() => dropCluster(dataDir));
  const safe = join(folder, "safe");
  await Deno.mkdir(safe, { mode: 0o755 });
  const server = await archived(dataDir, safe);
  const open = async () => {
    const stack = await startStack({ port, fresh: false, say: () => {}, state: folder });
    const known: RunningStack = JSON.parse(await Deno.readTextFile(join(folder, "stack.json")));
    return { stack, known };
  };

  const before = await open();
  undo.push(() => before.stack.stop());
  const load = trade(before.known);
  await load.sold(8);
  const serverPort = Number(new URL(before.known.database_url).port);
  await timed("backup", () => server.backUp(serverPort));
  await load.sold(12);
  await withConnection(before.known.database_url, (sql) => sql`select private.seal_block(1000)`);
  // Any moment between two archived segments.
  await sleep((1 + Math.random()) * ARCHIVE_SECONDS * 1000);
  const lostAt = new Date();
  await quietly(async () => {
    await server.lose();
    await load.end();
    await before.stack.stop();
  });

  const restoredTo = server.lastSecond();
  await timed("restore the disk and replay its log", () => server.restore(restoredTo));
  const { stack, known } = await timed("start the marketplace", open);
  undo.push(() => stack.stop());
  const admin = postgres(known.database_url, { max: 1, onnotice: () => {} });
  undo.push(() => admin.end());
  const restored = await bookedIn(admin);
  const environment = await environmentOf(known, folder);
  const reconciled = await timed("reconcile", () => reconcileIn(environment));
  const verdict = await timed("verify the books", () => verifyBooks(admin));
  const booked = await bookedIn(admin);
  const cases = await inSuspense(admin);
  const differing = new Set(reconciled.differences.map(({ reference }) => reference));
  const movements = movementsOf({ folder, port }).map((movement): Movement => ({
    ...movement,
    fate: differing.has(movement.reference)
      ? "a difference"
      : cases.has(movement.reference)
      ? "a case"
      : restored.has(movement.reference)
      ? "restored"
      : booked.has(movement.reference)
      ? "booked"
      : undefined,
  }));
  return { seconds, restoredTo, lostAt, movements, reconciled, verdict, admin };
}

/** Without the functions' log of each call that fails. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const { error } = console;
  console.error = () => {};
  await work().finally(() => void (console.error = error));
}

/** The references whose money the ledger has, in or out. */
async function bookedIn(admin: postgres.Sql): Promise<Set<string>> {
  const rows = await admin`
    select reference from private.provider_movements group by reference having sum(amount) <> 0`;
  return new Set(rows.map(({ reference }) => reference as string));
}

/** The references of payments that wait in suspense, each with its case. */
async function inSuspense(admin: postgres.Sql): Promise<Set<string>> {
  const rows = await admin`
    select movements.reference
    from private.suspense_items as items
    join private.staff_cases as cases on cases.key = items.key
    join private.provider_movements as movements on movements.transfer_id = items.id
    where items.resolution is null and cases.closed_at is null`;
  return new Set(rows.map(({ reference }) => reference as string));
}

/** As the provider has them. */
function movementsOf(files: { folder: string; port: number }): Omit<Movement, "fate">[] {
  const invoices = emulatorDocuments<Invoice>(files, "invoice").filter(({ payment }) => payment);
  const payouts = emulatorDocuments<Payout>(files, "payout")
    .filter(({ status }) => status === "COMPLETED");
  return [
    ...invoices.map(({ request, payment }) => ({
      kind: "payment" as const,
      reference: request.external_id,
      amount: payment!.amount,
      person: request.payer_email ?? "",
    })),
    ...payouts.map(({ request }) => ({
      kind: "payout" as const,
      reference: request.external_id,
      amount: request.amount,
      person: request.email,
    })),
  ];
}

/** People who buy, confirm and withdraw until the end. What a lost database answers them is an error. */
function trade(known: RunningStack) {
  const toConfirm: string[] = [];
  let [sales, isOver] = [0, false];
  const buy = async () => {
    toConfirm.push(await buyAndPay(known));
    sales++;
  };
  const withdraw = async () => {
    for (const order of toConfirm.splice(0)) {
      for (const who of ["buyer", "seller2"]) {
        await callAs(known, who)("PUT", `/orders/${order}/confirm`);
      }
    }
    const seller = callAs(known, "seller");
    const { body } = await seller("POST", "/wallet/withdrawals", { amount: 50_000 });
    await sandboxOf(known)(`/payment/payouts/${body.data.provider_payout_id}/complete`);
  };
  const repeat = async (act: () => Promise<void>) => {
    while (!isOver) await act().catch(() => sleep(50));
  };
  const all = Promise.all([
    ...Array.from({ length: SHOPPERS }, () => repeat(buy)),
    repeat(withdraw),
  ]);
  return {
    /** Waits until so many more were paid. */
    sold: async (more: number) => {
      for (const enough = sales + more; sales < enough;) await sleep(20);
    },
    end: async () => {
      isOver = true;
      await all;
    },
  };
}
