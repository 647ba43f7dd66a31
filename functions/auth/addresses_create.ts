import { address, newAddress } from "../../shared/domain/address.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";

export const addressesCreate = endpoint({
  id: "auth_addresses_create",
  method: "POST",
  path: "/auth/me/addresses",
  auth: member,
  summary: "Add an address. The first one is primary.",
  request: { body: newAddress },
  response: { status: 201, schema: address },
  errors: ["CONFLICT"],
  limit: "profile_changes",
  handler: async ({ body, client }) =>
    created(await client.call("api.auth_addresses_create", { address: body })),
});
