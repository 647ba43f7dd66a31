import { expect, test } from "vitest";
import { IMPOSSIBLE } from "../support/impossible.ts";
import { useMarket } from "../support/market.ts";
import { EMPTIED_BY, RESULTS } from "./emptied.ts";

const market = useMarket();

test("every kind of account holds nobody's money, or has operations that can empty it", async () => {
  const [row] = await market.database.admin<[{ kinds: string[]; missing: string[] }]>`
    select enum_range(null::private.account_kind)::text[] as kinds,
      array(
        select name from unnest(${
    Object.values(EMPTIED_BY).flatMap(({ operations }) => operations)
  }::text[]) as name
        where not exists (
          select from pg_proc where pronamespace = 'api'::regnamespace and proname = name)) as missing`;
  expect([...Object.keys(EMPTIED_BY), ...RESULTS].sort()).toEqual(row.kinds.sort());
  expect(row.missing).toEqual([]);
});

test("the money proof checks after every step that one of them is open", () => {
  const checks = Object.values(EMPTIED_BY).flatMap(({ stuck }) => stuck);
  expect(checks.filter((check) => !(check in IMPOSSIBLE))).toEqual([]);
});
