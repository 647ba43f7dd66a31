import type { Answer } from "./client.ts";
import { must } from "./client.ts";
import type { Market } from "./market.ts";
import type { User } from "./users.ts";

export const DAY = 86_400;

/** A time so many seconds from now, as the API writes it. */
export async function inSeconds({ database }: Market, seconds: number): Promise<string> {
  const [row] = await database.admin`
    select internal.wire_time(private.now() + make_interval(secs => ${seconds})) as at`;
  return row!["at"];
}

export const setVacation = (
  market: Market,
  seller: User,
  on_vacation_until: unknown,
): Promise<Answer> => market.as(seller).patch("/auth/me", { on_vacation_until });

/** Sends this seller on vacation for so many seconds; returns its end. */
export async function goOnVacation(market: Market, seller: User, seconds = DAY) {
  const { on_vacation_until } = await must(
    setVacation(market, seller, await inSeconds(market, seconds)),
  );
  return on_vacation_until as string;
}

/** Ends the time of a vacation before the job that shows the listings has run. */
export const passVacation = ({ database }: Market, { id }: User) =>
  database.admin`
    update public.profiles set on_vacation_until = private.now() - interval '1 second'
    where id = ${id}`;
