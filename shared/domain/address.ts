/** Only its owner reads an address; orders have copies. */
import * as z from "zod";
import { withoutContacts } from "./contacts/mask.ts";
import { idOf } from "./id.ts";
import { phone } from "./phone.ts";
import { joinedLine, optionalLine, requiredLine } from "./text.ts";
import { wireTime } from "./time.ts";

export const addressId = idOf("The address's id, from `GET /auth/me/addresses`");

export const address = z.object({
  id: z.uuid(),
  label: z.string().nullable(),
  recipient_name: z.string(),
  phone: z.string(),
  street: z.string(),
  district: z.string().nullable(),
  city: z.string(),
  province: z.string(),
  postal_code: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_primary: z.boolean(),
  created_at: wireTime,
}).meta({ id: "Address", example: { label: "Rumah", is_primary: true } });

const fields = {
  label: optionalLine(50),
  // The other party reads name and city before the payment.
  recipient_name: withoutContacts(requiredLine(100)),
  phone,
  street: joinedLine(300),
  district: optionalLine(100),
  city: withoutContacts(requiredLine(100)),
  province: requiredLine(100),
  postal_code: z.string().trim().regex(/^\d{5}$/, "must be 5 digits"),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  is_primary: z.boolean().optional(),
};

export const newAddress = z.object(fields).meta({
  example: {
    label: "Rumah",
    recipient_name: "Sari Dewi",
    phone: "0812-3456-7890",
    street: "Jl. Braga No. 12",
    district: "Sumur Bandung",
    city: "Bandung",
    province: "Jawa Barat",
    postal_code: "40111",
  },
});

export const addressChanges = z.object(fields).partial().meta({
  example: { street: "Jl. Asia Afrika No. 8", is_primary: true },
});
