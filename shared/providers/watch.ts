import type { DatabaseClients } from "../db/client.ts";
import type { Log } from "../log.ts";
import { oncePer } from "../concurrency/once_per.ts";
import { ProviderRejected, ProviderUnclear } from "./call.ts";

export type Watched = "payments" | "shipping" | "mail" | "storage" | "vision";

/**
 * Why the call counts as failed, in our own words; null if the provider answered; undefined for an error with another
 * cause.
 */
type TroubleOf = (error: unknown) => string | null | undefined;

/** The same provider, with its calls recorded in private.providers, including the start of continuous failure. */
export type Watch = <Provider extends object>(
  name: Watched,
  provider: Provider,
  troubleOf?: TroubleOf,
) => Provider;

/** A worker reports a change at once, and afterwards at most once in this time. */
const REPORT_MS = 3_000;

export function createWatch(db: DatabaseClients, log: Log, reportMs = REPORT_MS): Watch {
  const notes = new Map<Watched, ReturnType<typeof createNote>>();
  const noteOf = (name: Watched) => {
    const known = notes.get(name) ??
      createNote(
        reportMs,
        (error) =>
          db.service.call("internal.record_provider_outcome", { provider: name, error })
            .catch((error) => log("provider_outcome_lost", { provider: name, error })),
      );
    notes.set(name, known);
    return known;
  };
  return (name, provider, troubleOf = providerTrouble) => {
    const note = noteOf(name);
    return mapMethods(provider, (call) => {
      call.then(() => note(null), (error) => note(troubleOf(error)));
    });
  };
}

/** Another worker may have recorded the opposite, so a known state is repeated, but seldom. */
function createNote(reportMs: number, report: (trouble: string | null) => Promise<unknown>) {
  let latest: string | null = null;
  let told: { failed: boolean; at: number } | undefined;
  const tell = oncePer(reportMs, () => {
    told = { failed: latest !== null, at: performance.now() };
    return report(latest);
  });
  return (trouble: string | null | undefined) => {
    if (trouble === undefined) return;
    latest = trouble;
    const hasChanged = told?.failed !== (trouble !== null);
    // Every failure is reported, at the latest with the next report: the next call may be hours
    // away.
    if (hasChanged || trouble !== null || performance.now() - told!.at >= reportMs) tell();
  };
}

function providerTrouble(error: unknown): string | null | undefined {
  // A rejection may prove nothing about its call, but it is an answer.
  const rejected = error instanceof Error && error.cause instanceof ProviderRejected
    ? error.cause
    : error;
  if (rejected instanceof ProviderRejected) {
    const isOurKey = [401, 403].includes(rejected.status);
    return isOurKey ? `The provider rejected our key (${rejected.status}).` : null;
  }
  return error instanceof ProviderUnclear ? error.message : undefined;
}

/** Calls `see` with each promise that a method returns. */
function mapMethods<Provider extends object>(
  provider: Provider,
  see: (call: Promise<unknown>) => void,
): Provider {
  const watched = Object.entries(provider).map(([name, value]) => {
    if (typeof value !== "function") return [name, value];
    return [name, (...given: unknown[]) => {
      const result: unknown = value(...given);
      if (result instanceof Promise) see(result);
      return result;
    }];
  });
  return Object.fromEntries(watched) as Provider;
}
