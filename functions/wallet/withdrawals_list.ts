import * as z from "zod";
import { withdrawal } from "../../shared/domain/withdrawal.ts";
import { member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { endpoint } from "./deps.ts";

export const withdrawalsList = endpoint({
  id: "wallet_withdrawals_list",
  method: "GET",
  path: "/wallet/withdrawals",
  title: "List your withdrawals",
  description: "Newest first, with their payout links. `HELD` means that the provider has not " +
    "confirmed the link yet.",
  auth: member,
  request: { query: z.object(page()) },
  response: { status: 200, schema: pageOf(withdrawal) },
  handler: ({ query, client }) => client.call("api.wallet_withdrawals_list", query),
});
