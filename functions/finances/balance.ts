import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { sellerId } from "../../shared/domain/profile.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { ApiError } from "../../shared/errors.ts";
import { endpointFor, member } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { inUse } from "../../shared/features.ts";
import type { Off } from "../../shared/features.ts";
import type { FinancePortal } from "../../shared/providers/portal.ts";

const sellerBalance = z.object({
  seller_id: z.uuid(),
  available: rupiah,
  pending: rupiah.meta({ description: "Rupiah of sales that are not completed" }),
  currency: z.string().meta({ example: "IDR" }),
  as_of: wireTime,
  source: z.enum(["portal", "copy"]),
  stale: z.boolean().meta({
    description: "True if the portal did not answer; the balance is then the last one received",
  }),
}).meta({ id: "SellerBalance" });

export const balance = endpointFor<Deps & { portal: FinancePortal | Off }>()({
  id: "finances_balance",
  method: "GET",
  path: "/finances/sellers/:id/balance",
  title: "Get a seller's balance",
  description: "What the finance portal says, or with `stale: true` its last answer. The seller " +
    "or staff; others get 404.",
  auth: member,
  request: { params: { id: sellerId } },
  response: { status: 200, schema: sellerBalance },
  reasons: ["balance_unknown", "feature_off", "seller_not_found"],
  limit: "portal_balance",
  handler: async ({ params: { id: seller_id }, client, deps }) => {
    // This call also checks that the caller may read the balance, before the portal is called.
    const stored: unknown = await client.call("api.finances_balance", { seller_id });
    const balance = await inUse(deps.portal).balance(seller_id).catch((error) => {
      deps.log("portal_balance_unavailable", { seller_id, error });
    });
    if (balance) {
      return await deps.db.service.call("internal.store_seller_balance", { seller_id, balance });
    }
    if (!stored) {
      throw new ApiError("balance_unknown");
    }
    return stored;
  },
});
