import { withdrawal, withdrawalId } from "../../shared/domain/withdrawal.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const withdrawalsGet = endpoint({
  id: "wallet_withdrawals_get",
  method: "GET",
  path: "/wallet/withdrawals/:id",
  title: "Get a withdrawal",
  description: "One withdrawal of yours; poll it until `payout_url` is there. 404 when it is not " +
    "yours.",
  auth: member,
  request: { params: { id: withdrawalId } },
  response: { status: 200, schema: withdrawal },
  reasons: ["withdrawal_not_found"],
  handler: ({ params, client }) => client.call("api.wallet_withdrawals_get", params),
});
