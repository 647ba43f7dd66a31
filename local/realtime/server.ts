import type { Message } from "./feed.ts";
import { LIMITS, type RealtimeLimits, type RealtimeOptions } from "./options.ts";
import { Rate } from "./rate.ts";

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

  /** To each channel that has joined; dropped above the limits, as the platform does. */
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
