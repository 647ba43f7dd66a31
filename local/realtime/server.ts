import { setTimeout as sleep } from "node:timers/promises";
import { Channel } from "./channel.ts";
import { decode, encode, type Frame, type Version } from "./frames.ts";
import type { Message } from "./feed.ts";
import { LIMITS, type RealtimeLimits, type RealtimeOptions } from "./options.ts";
import { Rate } from "./rate.ts";
import { type Claims, Refusal } from "./token.ts";

/** All sockets of one project. */
export class Server {
  readonly limits: RealtimeLimits;
  readonly messages: Rate;
  readonly joins: Rate;
  readonly #listeners = new Map<string, Set<Channel>>();
  readonly #connections = new Set<Connection>();

  constructor(readonly options: RealtimeOptions) {
    this.limits = { ...LIMITS, ...options.limits };
    this.messages = new Rate(this.limits.messagesPerSecond, 60);
    this.joins = new Rate(this.limits.joinsPerSecond, 1);
  }

  open(socket: WebSocket, version: Version, claims: Claims): void {
    const connection = new Connection(this, socket, version, claims);
    this.#connections.add(connection);
    socket.addEventListener("close", () => void this.#connections.delete(connection));
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

  join(channel: Channel): void {
    const listeners = this.#listeners.get(channel.name) ?? new Set();
    this.#listeners.set(channel.name, listeners.add(channel));
  }

  leave(channel: Channel): void {
    const listeners = this.#listeners.get(channel.name);
    listeners?.delete(channel);
    if (listeners?.size === 0) this.#listeners.delete(channel.name);
  }

  close(): void {
    for (const connection of this.#connections) connection.close(1001, "The stack is stopping.");
  }
}

/** One socket. Its frames are handled one after the other. */
export class Connection {
  readonly channels = new Map<string, Channel>();
  #idle: ReturnType<typeof setTimeout> | undefined;
  #work = Promise.resolve();

  constructor(
    readonly server: Server,
    readonly socket: WebSocket,
    readonly version: Version,
    readonly claims: Claims,
  ) {
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => this.#expect());
    socket.addEventListener("message", ({ data }) => this.#receive(data));
    socket.addEventListener("error", () => {});
    socket.addEventListener("close", () => {
      clearTimeout(this.#idle);
      for (const channel of [...this.channels.values()]) channel.leave();
    });
  }

  send(data: string | ArrayBuffer): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(data);
  }

  push(frame: Frame): void {
    this.send(encode(this.version, frame));
  }

  reply(
    topic: string,
    ref: string | null,
    join_ref: string | null,
    status: "ok" | "error",
    response: unknown = {},
  ): void {
    this.push({ topic, event: "phx_reply", payload: { status, response }, ref, join_ref });
  }

  close(code: number, reason: string): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.close(code, reason);
  }

  #expect(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.close(1000, "idle"), this.server.limits.idleMs);
  }

  #receive(data: string | ArrayBuffer): void {
    this.#expect();
    const size = typeof data === "string" ? data.length : data.byteLength;
    if (size > this.server.limits.frameBytes) return this.close(1009, "frame too large");
    this.#work = this.#work.then(() => this.#handle(decode(this.version, data)))
      .catch(() => this.close(1011, "invalid frame"));
  }

  async #handle(frame: Frame): Promise<void> {
    const { topic, event, ref, join_ref } = frame;
    if (topic === "phoenix") return this.reply(topic, ref, join_ref, "ok");
    if (event === "phx_join") return await this.#join(frame);
    const channel = this.channels.get(topic);
    if (!channel) {
      const known = event === "phx_leave";
      const response = known ? {} : { reason: "unmatched topic" };
      return this.reply(topic, ref, join_ref, known ? "ok" : "error", response);
    }
    if (event === "phx_leave") {
      channel.reply(frame, "ok");
      channel.close();
    } else if (event === "access_token") {
      await channel.refresh((frame.payload as Record<string, unknown> | null)?.["access_token"]);
    } else if (event === "presence") {
      // No policy lets anyone track presence; a broadcast that no policy lets through is ignored.
      channel.reply(frame, "error");
    }
  }

  async #join(frame: Frame): Promise<void> {
    const { topic, ref } = frame;
    const joinRef = frame.join_ref ?? ref;
    const channel = new Channel(this.server, this, topic, joinRef);
    if (!topic.startsWith("realtime:")) {
      return channel.reply(frame, "error", { reason: "unmatched topic" });
    }
    this.channels.get(topic)?.close();
    try {
      this.#countJoin();
      await channel.join(frame.payload);
      if (this.socket.readyState !== WebSocket.OPEN) return channel.leave();
      this.channels.set(topic, channel);
      this.server.join(channel);
      channel.reply(frame, "ok", { postgres_changes: [] });
    } catch (error) {
      // Other channels of the socket do not wait for it.
      void this.#refuse(channel, frame, error);
    }
  }

  async #refuse(channel: Channel, frame: Frame, error: unknown): Promise<void> {
    const reason = error instanceof Refusal ? error.reason : "Unknown Error on Channel";
    if (!(error instanceof Refusal)) console.error("realtime:", error);
    await sleep(this.server.limits.refusalMs, undefined, { ref: false });
    channel.reply(frame, "error", { reason });
  }

  #countJoin(): void {
    const { joins, limits } = this.server;
    if (this.channels.size >= limits.channelsPerSocket) {
      throw new Refusal("ChannelRateLimitReached", "Too many channels");
    }
    if (joins.exceeded) {
      throw new Refusal("ClientJoinRateLimitReached", "Too many joins per second");
    }
    joins.add();
  }
}
