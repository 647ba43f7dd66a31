import * as z from "zod";
import { userKey } from "../../shared/domain/id.ts";
import { identityCheck } from "../../shared/domain/ktp.ts";
import { walletBalance } from "../../shared/domain/money.ts";
import { tradingRecord, userLine } from "./schemas/user.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const usersView = endpoint({
  id: "admin_users_view",
  method: "GET",
  path: "/admin/users/:id",
  title: "Read a user",
  description: "One user with their trades, wallet and identity checks, phone and e-mail address " +
    "masked. The lists of orders, disputes, payouts and reports take the same `user_id`, the " +
    "audit log takes it as `target`.",
  auth: staff("ops_admin"),
  request: { params: { id: userKey } },
  response: {
    status: 200,
    schema: userLine.extend({
      ...tradingRecord.shape,
      wallet: walletBalance,
      identity_checks: z.array(identityCheck).meta({ description: "The newest first" }),
    }).meta({ id: "UserForStaff" }),
  },
  reasons: ["user_not_found"],
  limit: "user_searches",
  handler: ({ params, client }) => client.call("api.admin_users_view", { user: params.id }),
});
