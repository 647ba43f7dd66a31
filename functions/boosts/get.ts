import { boost } from "../../shared/domain/boost.ts";
import { idOf } from "../../shared/domain/id.ts";
import { member } from "../../shared/http/endpoint.ts";
import { applyInvoiceUpdate } from "../../shared/purchase/invoice_update.ts";
import { endpoint } from "./deps.ts";

interface Boost {
  status: string;
  payment: { invoice_id: string | null };
}

export const get = endpoint({
  id: "boosts_get",
  method: "GET",
  path: "/boosts/:id",
  title: "Get a boost",
  description: "One boost of yours; asks the payment provider while it awaits payment. Poll it " +
    "after you return from the invoice.",
  auth: member,
  request: { params: { id: idOf("The boost's id, from `GET /boosts`") } },
  response: { status: 200, schema: boost },
  reasons: ["boost_not_found"],
  limit: "payment_checks",
  handler: async ({ params, client, deps }) => {
    const read = () => client.call("api.boosts_get", { boost_id: params.id });
    const current = await read() as Boost;
    const { invoice_id } = current.payment;
    if (current.status !== "AWAITING_PAYMENT" || invoice_id === null) return current;
    try {
      await applyInvoiceUpdate(deps, invoice_id);
    } catch (error) {
      // The provider is down: the database answers.
      deps.log("payment_poll_failed", { boost: params.id, error });
    }
    return await read();
  },
});
