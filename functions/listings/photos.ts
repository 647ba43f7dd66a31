import * as z from "zod";
import { member } from "../../shared/http/endpoint.ts";
import { EXTENSIONS } from "../../shared/images/image.ts";
import type { ImageType } from "../../shared/images/image.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { PHOTO_BUCKET, UPLOAD_BUCKET } from "../../shared/work/photos.ts";
import { endpoint } from "./deps.ts";

function isThumbhash(hash: string): boolean {
  if (!z.base64().safeParse(hash).success) return false;
  const { length } = atob(hash);
  return length >= 20 && length <= 40;
}

export const photos = endpoint({
  id: "listings_photos",
  method: "POST",
  path: "/listings/photos",
  title: "Get an upload URL",
  description: "A signed URL for one photo: `PUT` the file to `signed_url`, then use " +
    "`public_url` in `POST /listings`. The first listing that uses it checks the photo, " +
    "strips its metadata and makes it public; what none used is removed after three hours. At " +
    "most 10 MiB and 50 million pixels.",
  auth: member,
  request: {
    body: z.object({
      content_type: z.enum(Object.keys(EXTENSIONS) as ImageType[]),
      thumbhash: z.string().refine(isThumbhash, "must be 20 to 40 bytes in base64").optional().meta(
        {
          description: "Of evanw/thumbhash, base64: what apps show until the photo is loaded",
        },
      ),
      filename: z.string().max(255).optional().meta({ description: "Ignored; for your own use" }),
    }),
  },
  response: {
    status: 200,
    schema: z.object({
      path: z.string().meta({
        example: "dress.jpg",
      }),
      signed_url: z.string().meta({
        description: "Send the file here with PUT within two hours",
        example:
          "https://abc.supabase.co/storage/v1/object/upload/sign/listing-photos/dress.jpg?token=eyJhbGciOi",
      }),
      token: z.string().meta({
        description: "For `uploadToSignedUrl(path, token, file)` of the bucket `listing-photos`",
        example: "eyJhbGciOi",
      }),
      public_url: z.string().meta({
        description: "For `photos` of POST /listings and other bodies: public, without metadata, " +
          "once the first of them used it",
        example: "https://abc.supabase.co/storage/v1/object/public/photos/dress.jpg",
      }),
    }).meta({ id: "PhotoUpload" }),
  },
  reasons: ["storage_unavailable"],
  limit: "photo_uploads",
  handler: async ({ body, client, deps }) => {
    const extension = EXTENSIONS[body.content_type];
    const path: string = await client.call("api.listings_photos", {
      extension,
      thumbhash: body.thumbhash,
    });
    const upload = await deps.storage.signedUploadUrl(UPLOAD_BUCKET, path).catch(
      unavailable("storage_unavailable"),
    );
    return { path, ...upload, public_url: deps.storage.publicUrl(PHOTO_BUCKET, path) };
  },
});
