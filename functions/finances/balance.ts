/** A seller's balance as the finance portal keeps it, or its last known copy while the portal is away. */
import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { ApiError } from "../../shared/errors.ts";
import { member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

const sellerBalance = z.object({
  seller_id: z.uuid(),
  available: rupiah,
  pending: rupiah.meta({ description: "Rupiah of sales that are not completed yet" }),
  currency: z.string().meta({ example: "IDR" }),
  as_of: wireTime,
  source: z.enum(["portal", "copy"]),
  stale: z.boolean().meta({ description: "The portal did not answer; this is what it told last" }),
}).meta({ id: "SellerBalance" });

export const balance = endpoint({
  id: "finances_balance",
  method: "GET",
  path: "/finances/sellers/:id/balance",
  auth: member,
  summary: "Read a seller's balance at the finance portal; for the seller and for staff.",
  request: { params: z.object({ id: uuid }) },
  response: { status: 200, schema: sellerBalance },
  errors: ["NOT_FOUND"],
  handler: async ({ params: { id: seller_id }, client, deps }) => {
    // Whether the caller may know comes before anything leaves for the portal.
    const copy: unknown = await client.call("api.finances_balance", { seller_id });
    const told = await deps.portal.balance(seller_id).catch((error) => {
      deps.log("portal_balance_unavailable", { seller_id, error });
    });
    if (told) {
      return ok(
        await deps.db.service.call("internal.store_seller_balance", { seller_id, balance: told }),
      );
    }
    if (!copy) throw new ApiError("NOT_FOUND", "No balance of this seller is known yet.");
    return ok(copy);
  },
});
