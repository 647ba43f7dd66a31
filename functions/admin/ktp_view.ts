/** Staff look at the photos of an identity check, and each look is written down. */
import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { decided } from "../../shared/domain/ktp.ts";
import { ApiError } from "../../shared/errors.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

const LINK_SECONDS = 300;

const photos = decided.extend({
  photo_url: z.string().nullable().meta({ description: "Null once the photos were deleted" }),
  selfie_url: z.string().nullable(),
  urls_expire_in_s: z.int(),
}).meta({ id: "KtpPhotos" });

export const ktpView = endpoint({
  id: "admin_ktp_view",
  method: "GET",
  path: "/admin/ktp/:id",
  auth: staff("ops_admin"),
  summary: "Look at an identity check's photos, by links that last five minutes.",
  request: { params: z.object({ id: uuid }) },
  response: { status: 200, schema: photos },
  errors: ["UNAVAILABLE"],
  handler: async ({ params, audit, client, deps }) => {
    const { paths, ...shown } = await client.call("api.admin_ktp_view", {
      submission_id: params.id,
      audit,
    }) as { paths: string[] | null };
    const links: string[] = await Promise.all(
      (paths ?? []).map((path) => deps.storage.signedUrl("ktp", path, LINK_SECONDS)),
    ).catch(() => {
      // Without its cause, which names the place of the photos.
      throw new ApiError("UNAVAILABLE", "Photos cannot be shown right now.", {
        retryAfterSeconds: 10,
      });
    });
    const [photo_url = null, selfie_url = null] = links;
    return ok({ ...shown, photo_url, selfie_url, urls_expire_in_s: LINK_SECONDS });
  },
});
