import type { JSONWebKeySet } from "jose";
import type postgres from "postgres";
import type { Message } from "./feed.ts";

export interface RealtimeOptions {
  /** A pool of supabase_admin, which can set any role. */
  sql: postgres.Sql;
  anonKey: string;
  serviceRoleKey: string;
  /** The keys of users' tokens. */
  jwks: JSONWebKeySet;
  limits?: Partial<RealtimeLimits>;
}

/** The platform's own values; where plans differ, Pro without spend cap. */
export interface RealtimeLimits {
  /** All messages that reach or leave a socket, averaged over a minute. */
  messagesPerSecond: number;
  joinsPerSecond: number;
  connections: number;
  channelsPerSocket: number;
  payloadBytes: number;
  frameBytes: number;
  /** A socket without any message or heartbeat for this time is closed. */
  idleMs: number;
  /** Delay of a rejection, so that clients that retry at once do no harm. */
  rejectionMs: number;
  /** The longest time between two checks of a token. */
  tokenMs: number;
}

export const LIMITS: RealtimeLimits = {
  messagesPerSecond: 2500,
  joinsPerSecond: 2500,
  connections: 10_000,
  channelsPerSocket: 100,
  payloadBytes: 3_000_500,
  frameBytes: 5_000_000,
  idleMs: 60_000,
  rejectionMs: 5000,
  tokenMs: 300_000,
};

/** Counts in seconds; `exceeded` compares the average of the last `window` seconds with the limit. */
export class Rate {
  readonly #counts = new Map<number, number>();

  constructor(readonly perSecond: number, readonly window: number) {}

  add(count = 1): void {
    const second = Math.floor(performance.now() / 1000);
    this.#counts.set(second, (this.#counts.get(second) ?? 0) + count);
    for (const old of this.#counts.keys()) {
      if (old > second - this.window) break;
      this.#counts.delete(old);
    }
  }

  get exceeded(): boolean {
    const oldest = Math.floor(performance.now() / 1000) - this.window;
    let total = 0;
    for (const [second, count] of this.#counts) if (second > oldest) total += count;
    return total > this.perSecond * this.window;
  }
}

/** A channel that a socket has joined. */
interface Listener {
  name: string;
  deliver(message: Message): void;
  shutDown(reason: unknown): void;
}

interface Closable {
  close(code: number, reason: string): void;
}

/** All sockets of one project. */
export class Server {
  readonly limits: RealtimeLimits;
  readonly messages: Rate;
  readonly joins: Rate;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #connections = new Set<Closable>();

  constructor(readonly options: RealtimeOptions) {
    this.limits = { ...LIMITS, ...options.limits };
    this.messages = new Rate(this.limits.messagesPerSecond, 60);
    this.joins = new Rate(this.limits.joinsPerSecond, 1);
  }

  open(connection: Closable): void {
    this.#connections.add(connection);
  }

  closed(connection: Closable): void {
    this.#connections.delete(connection);
  }

  /** Sends to each joined channel; drops above the limits, like the platform. */
  deliver(message: Message): void {
    const listeners = [...this.#listeners.get(message.topic) ?? []];
    if (message.payload.length > this.limits.payloadBytes || this.messages.exceeded) return;
    this.messages.add(1 + listeners.length);
    for (const channel of listeners) {
      channel.deliver(message);
      if (this.messages.exceeded) channel.shutDown("Too many messages per second");
    }
  }

  get connections(): number {
    return this.#connections.size;
  }

  join(channel: Listener): void {
    const listeners = this.#listeners.get(channel.name) ?? new Set<Listener>();
    this.#listeners.set(channel.name, listeners.add(channel));
  }

  leave(channel: Listener): void {
    const listeners = this.#listeners.get(channel.name);
    listeners?.delete(channel);
    if (listeners?.size === 0) this.#listeners.delete(channel.name);
  }

  close(): void {
    for (const connection of this.#connections) connection.close(1001, "The stack is stopping.");
  }
}
