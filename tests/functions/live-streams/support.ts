import { expect } from "vitest";
import { must } from "../../support/market.ts";
import type { Market, User } from "../../support/market.ts";

export interface Stream {
  host: User;
  id: string;
}

/** A stream of a new user; live unless scheduled. */
export async function goLive(
  market: Market,
  host?: User,
  more: Record<string, unknown> = {},
): Promise<Stream> {
  const user = host ?? await market.user();
  const answer = await user.post("/live-streams", { title: "Drop Sabtu", ...more });
  return { host: user, id: (await must(answer)).id };
}

export const read = ({ host, id }: Stream) => must(host.get(`/live-streams/${id}`));

export const post = (user: User, { id }: Stream, end: string, body?: unknown) =>
  user.post(`/live-streams/${id}/${end}`, body);

export const put = (user: User, { id }: Stream, end: string, body?: unknown) =>
  user.put(`/live-streams/${id}/${end}`, body);

export interface Message {
  seq: number;
  user_id: string;
  username: string;
  text: string;
  type: string;
  created_at: string;
}

/** The host writes this. */
export const say = async (stream: Stream, text: string) =>
  await must(post(stream.host, stream, "chat", { text })) as Message;

/** The whole chat, read by seq. */
export async function readChat({ host, id }: Stream): Promise<Message[]> {
  const read: Message[] = [];
  for (let more = true; more;) {
    const after = read.at(-1)?.seq ?? 0;
    const page = await must(host.get(`/live-streams/${id}/chat?after_seq=${after}`));
    read.push(...page.messages);
    more = page.has_more;
  }
  return read;
}

/** Strictly increasing. */
export function expectAscending(times: string[]): void {
  expect(times).toEqual([...new Set(times)].sort());
}
