import * as z from "zod";
import { Constants } from "../db/types.ts";
import { isDecodable } from "./public_url.ts";
import { bundleDiscounts } from "./bundle.ts";
import { address } from "./address.ts";
import { idOf } from "./id.ts";
import { phone } from "./phone.ts";
import { isContactName, withoutContacts } from "./contacts/mask.ts";
import { optionalLine, optionalText } from "./text.ts";
import { instant, wireTime } from "./time.ts";
import { verified } from "./verified.ts";

export const userId = idOf("The user's id");
export const sellerId = idOf("The seller's user id");

const reputation = {
  rating: z.number().min(1).max(5).nullable().meta({ description: "Average, two decimals" }),
  rating_count: z.int(),
  sold_count: z.int(),
};

export const onVacationUntil = wireTime.nullable().meta({
  description: "Until then the listings are hidden and cannot be ordered; null: not on vacation",
});

export const accountStatus = z.enum(Constants.public.Enums.account_status);

export const ownProfile = z.object({
  id: z.uuid(),
  username: z.string(),
  full_name: z.string().nullable(),
  bio: z.string().nullable(),
  photo_url: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  email_suppressed: z.boolean().meta({
    description: "No e-mail is sent to this address any more: it bounced or complained",
  }),
  locale: z.enum(["id", "en"]),
  account_status: accountStatus,
  payouts_blocked_until: wireTime.nullable().meta({
    description: "Withdrawals get 403 until then",
  }),
  verified,
  on_vacation_until: onVacationUntil,
  bundle_discounts: bundleDiscounts,
  live_banned: z.boolean(),
  live_banned_at: wireTime.nullable(),
  ...reputation,
  roles: z.array(z.enum(Constants.private.Enums.staff_role)),
  addresses: z.array(address).meta({ description: "The primary one first" }),
  created_at: wireTime,
  updated_at: wireTime,
}).meta({ id: "Profile" });

export const publicProfile = z.object({
  id: z.uuid(),
  username: z.string(),
  photo_url: z.string().nullable(),
  city: z.string().nullable(),
  bio: z.string().nullable(),
  verified,
  on_vacation_until: onVacationUntil,
  bundle_discounts: bundleDiscounts,
  ...reputation,
  created_at: wireTime,
}).meta({ id: "PublicProfile" });

const username = z.string().regex(
  /^[a-z0-9_.]{3,30}$/,
  "must be 3 to 30 of a-z, 0-9, underscore and dot",
).refine((name) => !isContactName(name), "must be no telephone number and no web address")
  // The writer of the market's own lines in chats.
  .refine((name) => name.replaceAll(/[_.]/g, "") !== "system", "is reserved");

const photoUrl = z.url({ protocol: /^https?$/, error: "must be a web address" }).max(2000)
  .refine(isDecodable, "must have valid percent encodings")
  .nullish();

const about = {
  full_name: withoutContacts(optionalLine(100)),
  bio: withoutContacts(optionalText(500)),
  photo_url: photoUrl,
  city: withoutContacts(optionalLine(100)),
};

export const newProfile = z.object({ username, ...about }).meta({
  example: { username: "sari.dewi", full_name: "Sari Dewi", city: "Bandung" },
});

/** `photo` and `location` are old names of `photo_url` and `city`; the new name wins. */
export const profileChanges = z.object({
  ...about,
  photo: photoUrl,
  location: withoutContacts(optionalLine(100)),
  phone: phone.nullish(),
  locale: z.enum(["id", "en"]).optional(),
  bundle_discounts: bundleDiscounts.nullish(),
  on_vacation_until: z.union([
    instant,
    z.iso.date().transform((day) => `${day}T00:00:00+07:00`).pipe(instant),
  ]).nullish().meta({
    description:
      "Hides your listings until then: a time, or the day in Jakarta on which you are back. null ends it",
  }),
}).transform(({ photo, location, ...changes }) => ({
  ...(photo === undefined ? {} : { photo_url: photo }),
  ...(location === undefined ? {} : { city: location }),
  ...withoutUndefined(changes),
})).meta({ example: { bio: "Lemari kecil, baju bagus.", city: "Bandung" } });

function withoutUndefined<Fields extends object>(fields: Fields): Partial<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Fields>;
}
