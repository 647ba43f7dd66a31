import type { FinanceEvent } from "../../shared/domain/events.ts";
import { signMessage } from "../../shared/standard_webhooks.ts";
import type { Client } from "./client.ts";
import { PORTAL_SECRET, SERVICE_KEY } from "./environment.ts";
import type { Market } from "./market.ts";

/** Events that the portal received, in order. */
export async function arrivals(market: Market): Promise<FinanceEvent[]> {
  return (await market.with({}).get("/sandbox/portal/events?limit=100000")).body.events;
}

export const eventsOf = (events: FinanceEvent[], aggregateId: string) =>
  events.filter(({ aggregate }) => aggregate.id === aggregateId);

/** The row of private.outbox. */
export const outboxRow = async (market: Market, id: string) =>
  (await market.database.admin`select * from private.outbox where id = ${id}`)[0]!;

/** The state of the circuit breaker for the portal. */
export const breaker = async (market: Market) =>
  (await market.database.admin`select * from private.finance_portal`)[0]!;

/** Events that the portal rejected, with its status. */
export async function errors(market: Market): Promise<{ id: string; status: number }[]> {
  return (await market.with({}).get("/sandbox/portal/refusals?limit=100000")).body.refusals;
}

/** `up`, `down`, `slow` or `reject`, for everything or for one event. */
export const portalIs = (market: Market, mode: string, event_id?: string) =>
  market.sandbox("/portal/mode", event_id === undefined ? { mode } : { mode, event_id });

/** Runs the outbox once; returns its result. */
export async function drain(market: Market) {
  const schedule = market.with({ authorization: `Bearer ${SERVICE_KEY}` });
  return (await schedule.post("/finance-outbox/run")).body.data;
}

/** Publishes an event of this aggregate's version; returns its id. */
export async function publish(market: Market, aggregateId: string, version: number) {
  const { admin } = market.database;
  await admin`select private.publish_event('order.shipped', 'order', ${aggregateId}, ${version}, '{}')`;
  const [row] = await admin<{ id: string }[]>`
    select id from private.outbox where aggregate_id = ${aggregateId} and aggregate_version = ${version}`;
  return row!.id;
}

interface Signing {
  secret?: string;
  id?: string;
  /** The body to send instead of the signed one. */
  sent?: string;
}

/** A client of the portal, with a signature over `body` ("" for a GET without a query). */
export function portal(market: Market, body: unknown, signing: Signing = {}): Client {
  const { secret = PORTAL_SECRET, id = crypto.randomUUID() } = signing;
  const text = body === "" ? "" : JSON.stringify(body);
  return market.with(signMessage([secret], id, text));
}

/** Signs a query string, such as "after_seq=7", and asks for the events. */
export const askEvents = (market: Market, query: string, { secret = PORTAL_SECRET } = {}) =>
  market.with(signMessage([secret], crypto.randomUUID(), query))
    .get(`/internal/events${query && `?${query}`}`);

/** Signs and posts a message. */
export const tell = (market: Market, path: string, body: unknown, signing: Signing = {}) =>
  portal(market, body, signing).post(path, signing.sent ?? JSON.stringify(body));
