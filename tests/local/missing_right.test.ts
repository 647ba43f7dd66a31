/** The first query without its right names table, columns, role and the line to add; the answer to the client does not. */
import { expect, test } from "vitest";
import { useMarket } from "../support/market.ts";
import { list } from "../support/sale.ts";

const market = useMarket();

test("a table that an operation may not read is named with its file and the grant", async () => {
  await market.database.admin`revoke select on private.reports from preloved_api`;
  const ops = market.as(await market.staff("ops_admin"));
  await expect(ops.get("/admin/reports")).rejects.toThrow(
    "preloved_api lacks select on private.reports. Add to supabase/schemas/private/tables/reports.sql: " +
      "grant select on private.reports to preloved_api;",
  );
  await market.database.admin`grant select on private.reports to preloved_api`;
});

test("a function that the caller may not execute, and a row that no policy lets in, are named", async () => {
  await market.database
    .admin`revoke execute on function private.report_records(uuid[]) from preloved_api`;
  const ops = market.as(await market.staff("ops_admin"));
  await expect(ops.get("/admin/reports")).rejects.toThrow(
    "preloved_api may not execute private.report_records. Add to supabase/schemas/private/functions/report_records.sql: " +
      "grant execute on function private.report_records(uuid[]) to preloved_api;",
  );
  const listing = await list(market, await market.user());
  const person = market.as(await market.user());
  await market.database.admin`drop policy all_api on public.likes`;
  await expect(person.post(`/listings/${listing}/like`)).rejects.toThrow(
    "No policy lets preloved_api insert this row of public.likes. See the policies in supabase/schemas/public/tables/likes.sql",
  );
});
