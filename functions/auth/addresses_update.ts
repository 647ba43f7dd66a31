import { address, addressChanges, addressId } from "../../shared/domain/address.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const addressesUpdate = endpoint({
  id: "auth_addresses_update",
  method: "PATCH",
  path: "/auth/me/addresses/:id",
  title: "Change an address",
  description: "Changes the fields that you send; `is_primary: true` makes it the primary one. " +
    "Orders keep the copy they were made with.",
  auth: member,
  request: { params: { id: addressId }, body: addressChanges },
  response: { status: 200, schema: address },
  reasons: ["address_not_found", "primary_address_changing", "primary_address_required"],
  limit: "profile_changes",
  handler: ({ params, body, client }) =>
    client.call("api.auth_addresses_update", { address_id: params.id, changes: body }),
});
