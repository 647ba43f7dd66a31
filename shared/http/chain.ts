import * as z from "zod";
import { background } from "../background.ts";
import type { BaseConfig } from "../config.ts";
import type { Deps } from "./endpoint.ts";
import { keyHeaders, secretKeys } from "../keys.ts";
import type { Log } from "../log.ts";

/** The header of a run that was called by the previous run of its chain. */
export const CHAIN = "X-Chain";

const token = z.uuid().nullable().catch(null);

/** The request's link token; null for a call of the schedule. */
export const linkOf = (request: Request): string | null => token.parse(request.headers.get(CHAIN));

/** Calls the run at this path as the next link of its chain. Never throws, and does not wait. */
export type CallLink = (path: string, chain: string) => void;

/**
 * At the end of a run: calls the next one if limits stopped it and the chain may continue. A run without items was
 * stopped by others in its worker, which call the next themselves. A path has at most one chain, however many runs
 * overlap. A lost link delays work: after its lease the schedule's calls start another chain.
 */
export async function continueChain(
  { db, callLink }: Pick<Deps, "db"> & { callLink: CallLink },
  { path, request, did, stopped }: {
    path: string;
    request: Request;
    /** The number of processed items. */
    did: number;
    stopped: boolean;
  },
): Promise<void> {
  const link = linkOf(request);
  const has_more = stopped && did > 0;
  if (!has_more && link === null) return;
  const next = await db.service.call("internal.next_link", {
    path,
    token: link,
    has_more,
  });
  if (next !== null) callLink(path, next);
}

/** Over the network, like the schedule. The worker stays until the next run has answered. */
export function createCallLink(base: BaseConfig, log: Log): CallLink {
  const [key] = secretKeys(base);
  if (!key) return () => {};
  return (path, chain) =>
    background(
      fetch(`${base.SUPABASE_URL}/functions/v1${path}`, {
        method: "POST",
        headers: { ...keyHeaders(key), [CHAIN]: chain },
      })
        .then((response) => response.body?.cancel())
        .catch((error) => log("link_lost", { path, error })),
    );
}
