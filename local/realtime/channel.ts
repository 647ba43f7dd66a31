import type { Message } from "./feed.ts";
import { encodeBroadcast } from "./frames.ts";
import type { Frame, Version } from "./frames.ts";
import { requireRead } from "./rights.ts";
import type { Server } from "./server.ts";
import { type Claims, claimsOfToken, Rejection } from "./token.ts";

/** The socket, as its channels see it. */
export interface Peer {
  version: Version;
  claims: Claims;
  channels: Map<string, Channel>;
  send(data: string | ArrayBuffer): void;
  push(frame: Frame): void;
  reply(
    topic: string,
    ref: string | null,
    joinRef: string | null,
    status: "ok" | "error",
    response: unknown,
  ): void;
}

/** One topic that a socket has joined. */
export class Channel {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #token: string | null = null;

  constructor(
    readonly server: Server,
    readonly connection: Peer,
    readonly topic: string,
    readonly joinRef: string | null,
  ) {}

  /** Without the prefix that every topic of a client has. */
  get name(): string {
    return this.topic.slice("realtime:".length);
  }

  /** Throws a rejection. */
  async join(payload: unknown): Promise<void> {
    const { config, access_token: token } = (payload ?? {}) as {
      config?: { private?: unknown; postgres_changes?: unknown[] };
      access_token?: unknown;
    };
    if (this.name === "") throw new Rejection("TopicNameRequired", "You must provide a topic name");
    // As a project has it that does not allow public access.
    if (config?.private !== true) {
      throw new Rejection("PrivateOnly", "This project only allows private channels");
    }
    if ((config.postgres_changes ?? []).length > 0) {
      throw new Rejection("LocalStack", "It has no Postgres changes: use broadcasts");
    }
    // An API key here stands for the one that the socket was opened with.
    this.#token = typeof token === "string" && !token.startsWith("sb_") ? token : null;
    await this.#authorize();
  }

  /** A refreshed token: rights are asked again. */
  async refresh(token: unknown): Promise<void> {
    if (typeof token !== "string" || token.startsWith("sb_") || token === this.#token) return;
    this.#token = token;
    await this.#authorize().catch((error) => this.shutDown(error));
  }

  deliver(message: Message): void {
    this.connection.send(encodeBroadcast(this.connection.version, message));
  }

  push(event: string, payload: unknown): void {
    this.connection.push({ topic: this.topic, event, payload, ref: null, join_ref: this.joinRef });
  }

  reply({ ref }: Frame, status: "ok" | "error", response: unknown = {}): void {
    this.connection.reply(this.topic, ref, this.joinRef, status, response);
  }

  /** Tells the client why, and closes the channel; its socket stays open. */
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

  /** Without asking for rights again: a right that is lost meanwhile ends with the next token. */
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
