import { expect } from "vitest";
import type { Market } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";
import { expectData } from "../../support/sale.ts";

export interface Stream {
  host: TestUser;
  id: string;
}

/** Someone's stream; live unless it is scheduled. */
export async function goLive(
  market: Market,
  host?: TestUser,
  more: Record<string, unknown> = {},
): Promise<Stream> {
  const person = host ?? await market.user();
  const answer = await market.as(person).post("/live-streams", { title: "Drop Sabtu", ...more });
  return { host: person, id: expectData(answer).id };
}

/** How the stream stands. */
export async function read(market: Market, { host, id }: Stream) {
  return expectData(await market.as(host).get(`/live-streams/${id}`));
}

export const post = (
  market: Market,
  person: TestUser,
  { id }: Stream,
  end: string,
  body?: unknown,
) => market.as(person).post(`/live-streams/${id}/${end}`, body);

export const put = (
  market: Market,
  person: TestUser,
  { id }: Stream,
  end: string,
  body?: unknown,
) => market.as(person).put(`/live-streams/${id}/${end}`, body);

export interface Message {
  seq: number;
  user_id: string;
  username: string;
  text: string;
  type: string;
  created_at: string;
}

/** The whole chat, as a poller by seq reads it. */
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

/** In order, and no two the same. */
export function expectAscending(times: string[]): void {
  expect(times).toEqual([...new Set(times)].sort());
}
