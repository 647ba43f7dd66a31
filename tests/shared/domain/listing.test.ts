import { expect, test } from "vitest";
import { findCategory, photoProblem } from "../../../shared/domain/listing.ts";

const OWN = "http://127.0.0.1:8787/storage/v1/object/public/photos/";

test.each([
  "https://images.example.com/a.jpg",
  "https://cdn.example.co.id/a?w=2",
  `${OWN}me/1.jpg`,
])(
  "photo URL %s is accepted",
  (photo) => expect(photoProblem(photo, OWN)).toBeUndefined(),
);

test.each([
  "http://images.example.com/a.jpg",
  "https://user:pw@example.com/a.jpg",
  "https://example.com:8443/a.jpg",
  "https://127.0.0.1/a.jpg",
  "https://2130706433/a.jpg",
  "https://0x7f.1/a.jpg",
  "https://[::1]/a.jpg",
  "https://localhost/a.jpg",
  "https://localhost./a.jpg",
  "https://db.internal/a.jpg",
  "https://printer.local./a.jpg",
  "https://intranet/a.jpg",
  "ftp://example.com/a.jpg",
  "javascript:alert(1)",
  "a.jpg",
  `${OWN}../private/ktp.jpg`,
  `${OWN}%2e%2e/private/ktp.jpg`,
])("photo URL %s is rejected", (photo) => expect(photoProblem(photo, OWN)).toBeDefined());

const HOSTED = "https://abc.supabase.co/storage/v1/object/public/photos/";

test.each([
  `${HOSTED}me/1.jpg?width=1`,
  `${HOSTED}me/1.jpg#1`,
  `${HOSTED}me%2F1.jpg`,
  `${HOSTED}me/1.jpg?download`,
  "https://abc.supabase.co/storage/v1/render/image/public/photos/me/1.jpg",
  "https://ABC.supabase.co./storage/v1/object/public/photos/me/1.jpg",
  "https://abc.supabase.co/storage/v1//object/public/photos/me/1.jpg",
  "https://abc.supabase.co/storage/v1/object/public/listing-photos/me/1.jpg",
  "https://abc.supabase.co/storage/v1/object/sign/ktp/me/1.jpg?token=x",
  "https://abc.storage.supabase.co/storage/v1/object/public/photos/me/1.jpg",
])(
  "%s does not name a photo of our bucket in the one accepted way, and is rejected",
  (photo) => expect(photoProblem(photo, HOSTED)).toBeDefined(),
);

test("findCategory ignores case and surrounding spaces", () => {
  expect(["dress", "TAS", " Sepatu "].map(findCategory)).toEqual(["Dress", "Tas", "Sepatu"]);
  expect(findCategory("kebaya")).toBeUndefined();
});
