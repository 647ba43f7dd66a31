import * as z from "zod";
import { addressId } from "../../shared/domain/address.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const addressesDelete = endpoint({
  id: "auth_addresses_delete",
  method: "DELETE",
  path: "/auth/me/addresses/:id",
  title: "Delete an address",
  description: "Deletes it for new orders; existing ones keep their copy. After the primary one, " +
    "the oldest that is left becomes primary. 404 when it is not yours.",
  auth: member,
  request: { params: { id: addressId } },
  response: { status: 200, schema: z.object({ id: z.uuid(), deleted: z.literal(true) }) },
  reasons: ["address_not_found", "primary_address_changing"],
  limit: "profile_changes",
  handler: ({ params, client }) =>
    client.call("api.auth_addresses_delete", { address_id: params.id }),
});
