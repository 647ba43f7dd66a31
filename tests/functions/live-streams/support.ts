import { expect } from "vitest";
import type { Market } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";
import { expectData } from "../../support/sale.ts";

export interface Stream {
  host: TestUser;
  id: string;
}

/** A stream of a new user; live unless scheduled. */
export async function goLive(
  market: Market,
  host?: TestUser,
  more: Record<string, unknown> = {},
): Promise<Stream> {
  const user = host ?? await market.user();
  const answer = await market.as(user).post("/live-streams", { title: "Drop Sabtu", ...more });
  return { host: user, id: expectData(answer).id };
}

export async function read(market: Market, { host, id }: Stream) {
  return expectData(await market.as(host).get(`/live-streams/${id}`));
}

export const post = (
  market: Market,
  user: TestUser,
  { id }: Stream,
  end: string,
  body?: unknown,
) => market.as(user).post(`/live-streams/${id}/${end}`, body);

export const put = (
  market: Market,
  user: TestUser,
  { id }: Stream,
  end: string,
  body?: unknown,
) => market.as(user).put(`/live-streams/${id}/${end}`, body);

export interface Message {
  seq: number;
  user_id: string;
  username: string;
  text: string;
  type: string;
  created_at: string;
}

/** The whole chat, read by seq. */
export async function readChat(market: Market, { host, id }: Stream): Promise<Message[]> {
  const read: Message[] = [];
  for (let more = true; more;) {
    const after = read.at(-1)?.seq ?? 0;
    const page = expectData(
      await market.as(host).get(`/live-streams/${id}/chat?after_seq=${after}`),
    );
    read.push(...page.messages);
    more = page.has_more;
  }
  return read;
}

/** Strictly increasing. */
export function expectAscending(times: string[]): void {
  expect(times).toEqual([...new Set(times)].sort());
}
