/** The one place that knows how messages come: by asking again. Realtime can take its place. */
import { market } from "./market.ts";

export interface Message {
  seq: number;
  username: string;
  text: string;
}

const PAUSE_MS = 1_000;

/** Calls `show` with each message of a stream's chat once, in order, until the signal ends. */
export async function subscribe(
  id: string,
  signal: AbortSignal,
  show: (message: Message) => void,
  fail: (error: Error) => void,
): Promise<void> {
  const path = { id };
  let after_seq: number | undefined;
  while (!signal.aborted) {
    const params = { path, query: { after_seq } };
    const { data, error } = await market.get("/live-streams/{id}/chat", { params, signal });
    if (signal.aborted) return;
    if (error) fail(error);
    else {
      // The first answer is the newest hundred, newest first; then comes what is after the last.
      const messages = after_seq === undefined ? data.messages.toReversed() : data.messages;
      for (const message of messages) show(message);
      after_seq = messages.at(-1)?.seq ?? after_seq ?? 0;
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
