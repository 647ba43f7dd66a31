import * as z from "zod";
import { MIN_WITHDRAWAL } from "../../shared/domain/withdrawal.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const remove = endpoint({
  id: "auth_delete",
  method: "DELETE",
  path: "/auth/me",
  title: "Delete your account",
  description: "Erases your sign-in, your files and whatever names you; it cannot be undone. 409 " +
    "while you have an open order, withdrawal or stream, an unpaid boost, a balance, or a staff " +
    "role.",
  auth: member,
  request: {
    query: z.object({
      give_up_balance: z.enum(["true", "false"]).default("false").meta({
        description: "Gives up what the wallet has, if it is too little for a withdrawal",
      }),
    }),
  },
  response: { status: 200, schema: z.object({ id: z.uuid(), deleted: z.literal(true) }) },
  reasons: [
    "booking_undecided",
    "boost_unpaid",
    "orders_open",
    "refund_disputed",
    "still_staff",
    "stream_not_ended",
    "wallet_negative",
    "wallet_not_empty",
    "withdrawal_unfinished",
  ],
  limit: "profile_changes",
  enqueuesJobs: true,
  handler: ({ query, client }) =>
    client.call("api.auth_delete", {
      give_up_below: query.give_up_balance === "true" ? MIN_WITHDRAWAL : null,
    }),
});
