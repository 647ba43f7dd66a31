import { walletBalance } from "../../shared/domain/money.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const balance = endpoint({
  id: "wallet_balance",
  method: "GET",
  path: "/wallet/balance",
  title: "Get your balance",
  description:
    "What you can withdraw or spend, what is held, and what your sales have in escrow. " +
    "A clawback can take `available` below zero.",
  auth: member,
  response: {
    status: 200,
    schema: walletBalance,
  },
  handler: ({ client }) => client.call("api.wallet_balance", {}),
});
