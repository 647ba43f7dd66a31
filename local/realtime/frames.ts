/** Phoenix's frames: objects in version 1.0.0, arrays and binary broadcasts in 2.0.0. */
import type { Message } from "./feed.ts";

export type Version = "1.0.0" | "2.0.0";

export interface Frame {
  topic: string;
  event: string;
  payload: unknown;
  ref: string | null;
  join_ref: string | null;
}

export function encode(version: Version, frame: Frame): string {
  if (version === "1.0.0") return JSON.stringify(frame);
  const { join_ref, ref, topic, event, payload } = frame;
  return JSON.stringify([join_ref, ref, topic, event, payload]);
}

/** Throws for an invalid frame; the platform then closes the socket. */
export function decode(version: Version, data: string | ArrayBuffer): Frame {
  if (typeof data !== "string") return decodeBinary(version, new Uint8Array(data));
  const parsed = JSON.parse(data);
  const [join_ref = null, ref = null, topic, event, payload] = version === "1.0.0"
    ? [parsed.join_ref, parsed.ref, parsed.topic, parsed.event, parsed.payload]
    : parsed;
  if (typeof topic !== "string" || typeof event !== "string") throw new Error("No frame.");
  return { topic, event, payload, ref, join_ref };
}

const PUSHED_BY_USER = 3;
const BROADCAST_OF_USER = 4;
const JSON_PAYLOAD = 1;

/** A client's push: the header has the sizes of its parts. Nothing reads the payload. */
function decodeBinary(version: Version, bytes: Uint8Array): Frame {
  if (version === "1.0.0" || bytes[0] !== PUSHED_BY_USER) throw new Error("No frame.");
  const text = new TextDecoder();
  let at = 7;
  const [join_ref, ref, topic] = [1, 2, 3].map((size) =>
    text.decode(bytes.subarray(at, at += bytes[size]!))
  );
  return { topic: topic!, event: "broadcast", payload: {}, ref: ref!, join_ref: join_ref! };
}

/** A message to a socket that has joined its topic. */
export function encodeBroadcast(
  version: Version,
  { id, topic, event, payload }: Message,
): string | ArrayBuffer {
  const joined = `realtime:${topic}`;
  if (version === "1.0.0") {
    const body = {
      event,
      payload: JSON.parse(payload),
      type: "broadcast",
      ...id && { meta: { id } },
    };
    return JSON.stringify({ topic: joined, event: "broadcast", payload: body, ref: null });
  }
  const parts = [joined, event, id ? JSON.stringify({ id }) : "", payload]
    .map((part) => new TextEncoder().encode(part));
  const sizes = parts.slice(0, 3).map(({ length }) => length);
  const bytes = new Uint8Array(5 + parts.reduce((sum, { length }) => sum + length, 0));
  bytes.set([BROADCAST_OF_USER, ...sizes, JSON_PAYLOAD]);
  let at = 5;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes.buffer;
}
