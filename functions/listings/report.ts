import { listingId } from "../../shared/domain/listing.ts";
import { newReport, report as reported } from "../../shared/domain/report.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const report = endpoint({
  id: "listings_report",
  method: "POST",
  path: "/listings/:id/report",
  title: "Report a listing",
  description: "Staff review it; the seller does not learn who reported it. 409 while your " +
    "earlier report is open, 403 for your own.",
  auth: member,
  request: { params: { id: listingId }, body: newReport },
  response: { status: 201, schema: reported },
  reasons: ["already_reported", "listing_not_found", "self_report"],
  limit: "report",
  handler: ({ params, body, client }) =>
    client.call("api.listings_report", { listing_id: params.id, ...body }),
});
