import * as z from "zod";
import type { Arguments, OperationName } from "../../shared/db/operations.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { longCursorPageOf, staffPage } from "../../shared/http/pagination.ts";

type Query = { query: Record<string, string | number | undefined> };

/** The operations that take only a query. */
type ListId = {
  [Name in OperationName]: Name extends `api.${infer Id}`
    ? [Query, Arguments<Name>] extends [Arguments<Name>, { query: unknown }] ? Id : never
    : never;
}[OperationName];

interface StaffList
  extends Omit<Endpoint, "id" | "method" | "request" | "response" | "csv" | "handler"> {
  id: ListId;
  filters?: z.ZodRawShape;
  sortedBy?: Parameters<typeof staffPage>[0];
  item: z.ZodType;
}

/** Declares a staff list. Its operation gets the whole query. */
export const staffList = ({ filters = {}, sortedBy, item, ...spec }: StaffList): Endpoint =>
  endpoint({
    ...spec,
    method: "GET",
    request: { query: z.object({ ...filters, ...staffPage(sortedBy) }) },
    response: { status: 200, schema: longCursorPageOf(item) },
    handler: ({ query, client }) => client.call(`api.${spec.id}`, { query }),
  });
