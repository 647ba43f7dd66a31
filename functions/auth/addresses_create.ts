import { address, newAddress } from "../../shared/domain/address.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const addressesCreate = endpoint({
  id: "auth_addresses_create",
  method: "POST",
  path: "/auth/me/addresses",
  title: "Add an address",
  description: "The first one becomes primary, and its phone number fills an empty one of your " +
    "profile. 409 beyond 50 addresses. Next: `POST /shipping/rates` with its id.",
  auth: member,
  request: { body: newAddress },
  response: { status: 201, schema: address },
  reasons: ["primary_address_changing", "too_many_addresses"],
  limit: "profile_changes",
  handler: ({ body, client }) => client.call("api.auth_addresses_create", { address: body }),
});
