import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { withdrawal } from "../../shared/domain/withdrawal.ts";
import { member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

export const withdrawalsGet = endpoint({
  id: "wallet_withdrawals_get",
  method: "GET",
  path: "/wallet/withdrawals/:id",
  auth: member,
  summary: "Read one of your withdrawals.",
  request: { params: z.object({ id: uuid }) },
  response: { status: 200, schema: withdrawal },
  handler: async ({ params, client }) =>
    ok(await client.call("api.wallet_withdrawals_get", params)),
});
