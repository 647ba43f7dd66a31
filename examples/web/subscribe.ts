/** The one place that knows how messages come: at once by Realtime, and by asking, which misses none. */
import { supabase } from "./market.ts";

interface Feed<M extends { seq: number }> {
  /** A private channel whose event brings `{ messages }` or `{ message }`. Without one, it only asks. */
  channel?: { name: string; event: string };
  /** The newest, or those after a message; both oldest first. `has_more`: ask again at once. */
  read(after_seq?: number): Promise<{ messages: M[]; has_more?: boolean | undefined }>;
  show(message: M): void;
  /** With the error, and without one when asking works again. */
  fail(error?: Error): void;
}

interface Broadcast<M> {
  payload: { messages?: M[]; message?: M; omitted?: boolean };
}

const PAUSE_MS = 1_000;
/** While the channel is joined: a broadcast may be lost. */
const PAUSES_WHEN_JOINED = 30;

let leaving: Promise<unknown> = Promise.resolve();

/** Calls `show` with each message once and in order, until the signal ends. */
export async function subscribe<M extends { seq: number }>(
  { channel, read, show, fail }: Feed<M>,
  signal: AbortSignal,
): Promise<void> {
  let last: number | undefined;
  let isJoined = false;
  const take = (message: M) => {
    if (signal.aborted || message.seq <= (last ?? 0)) return;
    last = message.seq;
    show(message);
  };
  const ask = async () => {
    for (let more = true; more && !signal.aborted;) {
      const { messages, has_more = false } = await read(last);
      messages.forEach(take);
      last ??= 0;
      more = has_more;
    }
  };
  let asked = Promise.resolve();
  let hasFailed = false;
  const tell = (error?: Error) => {
    if (!signal.aborted && (error || hasFailed)) fail(error);
    hasFailed = !!error;
  };
  const catchUp = () => asked = asked.then(ask).then(() => tell(), tell);

  if (channel) {
    await leaving; // the same channel, when the user went away and came back at once
    await supabase.realtime.setAuth();
    if (signal.aborted) return;
    const joined = supabase.channel(channel.name, { config: { private: true } })
      .on("broadcast", { event: channel.event }, ({ payload }: Broadcast<M>) => {
        const { message, messages = message ? [message] : [] } = payload;
        if (messages[0]?.seq === (last ?? -1) + 1) messages.forEach(take);
        else void catchUp();
      })
      .subscribe((status) => {
        isJoined = status === "SUBSCRIBED";
        if (isJoined) void catchUp();
      });
    signal.addEventListener("abort", () => leaving = supabase.removeChannel(joined));
  }
  for (let pause = 0; !signal.aborted; pause++) {
    if (!isJoined || pause % PAUSES_WHEN_JOINED === 0) await catchUp();
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
