import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { readReplay } from "./feed.ts";
import type { Message } from "./feed.ts";
import { decode, encode, encodeBroadcast } from "./frames.ts";
import type { Frame, Version } from "./frames.ts";
import type { Server } from "./server.ts";
import { claimsOfToken, Rejection, requireRead } from "./token.ts";
import type { Claims } from "./token.ts";

const replay = z.object({
  since: z.int().min(-62_167_219_200_000).max(253_402_300_799_999),
  limit: z.int().nullish().transform((limit) => limit ?? undefined),
});

/** One topic that a socket has joined. */
export class Channel {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #token: string | null = null;
  #replayed: Required<Message>[] = [];

  constructor(
    readonly server: Server,
    readonly connection: Connection,
    readonly topic: string,
    readonly joinRef: string | null,
  ) {}

  /** Without the prefix of every client's topic. */
  get name(): string {
    return this.topic.slice("realtime:".length);
  }

  /** Throws a rejection. */
  async join(payload: unknown): Promise<void> {
    const { config, access_token: token } = (payload ?? {}) as {
      config?: {
        private?: unknown;
        postgres_changes?: unknown[];
        broadcast?: { replay?: unknown };
      };
      access_token?: unknown;
    };
    if (this.name === "") throw new Rejection("TopicNameRequired", "You must provide a topic name");
    // Like a project that does not allow public access.
    if (config?.private !== true) {
      throw new Rejection("PrivateOnly", "This project only allows private channels");
    }
    this.connection.countJoin();
    if ((config.postgres_changes ?? []).length > 0) {
      throw new Rejection("LocalStack", "It has no Postgres changes: use broadcasts");
    }
    // An API key here means the key with which the socket was opened.
    this.#token = typeof token === "string" && !token.startsWith("sb_") ? token : null;
    await this.#authorize();
    const wanted = config.broadcast?.replay;
    if (typeof wanted !== "object" || wanted === null) return;
    const { data } = replay.safeParse(wanted);
    if (!data) throw new Rejection("UnableToReplayMessages", "Replay params are not valid");
    this.#replayed = await readReplay(this.server.options.sql, this.name, data);
  }

  /** Sends messages from before the join. */
  replay(): void {
    for (const { id, event, payload } of this.#replayed) {
      const meta = { replayed: true, id };
      this.push("broadcast", { event, payload: JSON.parse(payload), type: "broadcast", meta });
    }
  }

  /** A refreshed token: checks the rights again. */
  async refresh(token: unknown): Promise<void> {
    if (typeof token !== "string" || token.startsWith("sb_") || token === this.#token) return;
    this.#token = token;
    await this.#authorize().catch((error) => this.shutDown(error));
  }

  deliver(message: Message): void {
    if (this.#replayed.some(({ id }) => id === message.id)) return;
    this.connection.send(encodeBroadcast(this.connection.version, message));
  }

  push(event: string, payload: unknown): void {
    this.connection.push({ topic: this.topic, event, payload, ref: null, join_ref: this.joinRef });
  }

  reply({ ref }: Frame, status: "ok" | "error", response: unknown = {}): void {
    this.connection.reply(this.topic, ref, this.joinRef, status, response);
  }

  /** Tells the client the reason, and closes the channel; its socket stays open. */
  shutDown(error: unknown): void {
    if (this.connection.channels.get(this.topic) !== this) return;
    const message = error instanceof Error ? error.message : String(error);
    this.push("system", { extension: "system", status: "error", message, channel: this.name });
    this.close();
  }

  close(): void {
    this.leave();
    this.connection.push({
      topic: this.topic,
      event: "phx_close",
      payload: {},
      ref: this.joinRef,
      join_ref: this.joinRef,
    });
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.connection.channels.get(this.topic) === this) {
      this.connection.channels.delete(this.topic);
    }
    this.server.leave(this);
  }

  async #authorize(): Promise<void> {
    const claims = await this.#claims();
    await requireRead(this.server.options.sql, this.name, claims);
    this.#verifyLater(claims);
  }

  #claims(): Promise<Claims> {
    return this.#token === null
      ? Promise.resolve(this.connection.claims)
      : claimsOfToken(this.#token, this.server.options);
  }

  /** Checks only the token, like the platform: a lost right ends with the next token. */
  #verifyLater({ exp }: Claims): void {
    clearTimeout(this.#timer);
    const wait = Math.min(this.server.limits.tokenMs, exp * 1000 - Date.now());
    this.#timer = setTimeout(() => {
      this.#claims().then(
        (claims) => this.#verifyLater(claims),
        (error) => this.shutDown(error),
      );
    }, Math.max(wait, 0));
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
    server.open(this);
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => this.#expect());
    socket.addEventListener("message", ({ data }) => this.#receive(data));
    socket.addEventListener("error", () => {});
    socket.addEventListener("close", () => {
      clearTimeout(this.#idle);
      server.closed(this);
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
      // No policy lets anyone track presence; a forbidden broadcast is ignored.
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
      await channel.join(frame.payload);
      if (this.socket.readyState !== WebSocket.OPEN) return channel.leave();
      this.channels.set(topic, channel);
      this.server.join(channel);
      channel.reply(frame, "ok", { postgres_changes: [] });
      channel.replay();
    } catch (error) {
      // Other channels of the socket do not wait for it.
      void this.#reject(channel, frame, error);
    }
  }

  async #reject(channel: Channel, frame: Frame, error: unknown): Promise<void> {
    const reason = error instanceof Rejection ? error.reason : "Unknown Error on Channel";
    if (!(error instanceof Rejection)) console.error("realtime:", error);
    await sleep(this.server.limits.rejectionMs, undefined, { ref: false });
    channel.reply(frame, "error", { reason });
  }

  countJoin(): void {
    const { joins, limits } = this.server;
    if (this.server.connections > limits.connections) {
      throw new Rejection("ConnectionRateLimitReached", "Too many connected users");
    }
    if (joins.exceeded) {
      this.close(1000, "");
      throw new Rejection("ClientJoinRateLimitReached", "Too many joins per second");
    }
    joins.add();
    if (this.channels.size >= limits.channelsPerSocket) {
      throw new Rejection("ChannelRateLimitReached", "Too many channels");
    }
  }
}
