import * as z from "zod";
import { decided, ktpId } from "../../shared/domain/ktp.ts";
import { ApiError } from "../../shared/errors.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

const URL_SECONDS = 300;

const photos = decided.extend({
  photo_url: z.string().nullable().meta({ description: "Null once the photos are deleted" }),
  selfie_url: z.string().nullable().meta({
    example: "https://abc.supabase.co/storage/v1/object/sign/ktp/selfie.jpg?token=eyJhbGciOi",
  }),
  urls_expire_in_s: z.int().meta({ example: 300 }),
}).meta({ id: "KtpPhotos" });

export const ktpView = endpoint({
  id: "admin_ktp_view",
  method: "GET",
  path: "/admin/ktp/:id",
  title: "View an identity check",
  description: "Signed URLs of card and selfie, valid for five minutes; each view is audited and " +
    "one of `disclosures_per_day`. 403 for yourself and whom you trade with. 503 while storage is down.",
  auth: staff("ops_admin"),
  request: { params: { id: ktpId } },
  response: { status: 200, schema: photos },
  reasons: [
    "own_trade",
    "self_decision",
    "storage_unavailable",
    "submission_not_found",
    "too_many_disclosures",
  ],
  limit: "disclosures",
  handler: async ({ params, audit, client, deps }) => {
    const { paths, ...shown } = await client.call("api.admin_ktp_view", {
      submission_id: params.id,
      audit,
    }) as { paths: string[] | null };
    const urls: string[] = await Promise.all(
      (paths ?? []).map((path) => deps.storage.signedUrl("ktp", path, URL_SECONDS)),
    ).catch(() => {
      // Drops the cause: it contains the path of the photos, which must not be logged.
      throw new ApiError("storage_unavailable", { retryAfterSeconds: 10 });
    });
    const [photo_url = null, selfie_url = null] = urls;
    return { ...shown, photo_url, selfie_url, urls_expire_in_s: URL_SECONDS };
  },
});
