import * as z from "zod";
import { address } from "../../shared/domain/address.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";

export const addressesList = endpoint({
  id: "auth_addresses_list",
  method: "GET",
  path: "/auth/me/addresses",
  title: "List your addresses",
  description: "The addresses that you can be sent parcels at, newest first. `POST " +
    "/shipping/rates` takes the id of one.",
  auth: member,
  request: { query: z.object(page()) },
  response: { status: 200, schema: pageOf(address) },
  handler: ({ query, client }) => client.call("api.auth_addresses_list", query),
});
