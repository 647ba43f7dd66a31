import * as z from "zod";
import { withdrawal } from "../../shared/domain/withdrawal.ts";
import { ApiError } from "../../shared/errors.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { refreshPayout } from "../../shared/work/withdrawal.ts";
import { endpoint } from "./deps.ts";
import { payoutId } from "./schemas/payout.ts";

type Record = z.output<typeof withdrawal>;

export const payoutsVoid = endpoint({
  id: "admin_payouts_void",
  method: "PUT",
  path: "/admin/payouts/:id/void",
  title: "Void a payout link",
  description: "Voids a link that nobody has claimed; the money returns to the wallet. While " +
    "the provider does not answer, the link stays open and a job voids it later. 409 when it is " +
    "claimed, ended otherwise, or not known yet.",
  auth: staff("administrator"),
  request: { params: { id: payoutId } },
  response: { status: 200, schema: withdrawal },
  reasons: [
    "payout_link_changing",
    "payout_link_not_open",
    "payout_link_unknown",
    "self_decision",
    "withdrawal_not_found",
  ],
  needsReason: true,
  enqueuesJobs: true,
  handler: async ({ params: { id }, client, deps, audit }) => {
    const record = await client.call("api.admin_payouts_void", { id, audit }) as Record;
    const { status, provider_payout_id } = record;
    if (status !== "LINK_CREATED" || provider_payout_id === null) return record;
    const link = await refreshPayout(deps, provider_payout_id, deps.payments.voidPayout)
      .catch((error) => {
        deps.log("payout_not_voided", { withdrawal_id: id, error });
        return null;
      });
    // Reads the ended withdrawal; a repeat changes nothing.
    if (link?.state === "voided") {
      return await client.call("api.admin_payouts_void", { id, audit });
    }
    // The job voids it as soon as the provider answers.
    if (link === null || link.state === "open") return record;
    throw new ApiError("payout_link_not_open");
  },
});
