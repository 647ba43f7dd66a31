import { setTimeout as sleep } from "node:timers/promises";
import { Channel, type Peer } from "./channel.ts";
import { decode, encode, type Frame, type Version } from "./frames.ts";
import type { Server } from "./server.ts";
import { type Claims, Rejection } from "./token.ts";

/** One socket. Its frames are handled one after the other. */
export class Connection implements Peer {
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
      void this.#reject(channel, frame, error);
    }
  }

  async #reject(channel: Channel, frame: Frame, error: unknown): Promise<void> {
    const reason = error instanceof Rejection ? error.reason : "Unknown Error on Channel";
    if (!(error instanceof Rejection)) console.error("realtime:", error);
    await sleep(this.server.limits.rejectionMs, undefined, { ref: false });
    channel.reply(frame, "error", { reason });
  }

  #countJoin(): void {
    const { joins, limits } = this.server;
    if (this.channels.size >= limits.channelsPerSocket) {
      throw new Rejection("ChannelRateLimitReached", "Too many channels");
    }
    if (this.server.connections > limits.connections) {
      throw new Rejection("ConnectionRateLimitReached", "Too many connected users");
    }
    if (joins.exceeded) {
      throw new Rejection("ClientJoinRateLimitReached", "Too many joins per second");
    }
    joins.add();
  }
}
