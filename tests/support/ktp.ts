import { jpeg, png } from "./images.ts";
import { must } from "./client.ts";
import type { Market } from "./market.ts";
import type { User } from "./users.ts";

interface Photos {
  photo?: Uint8Array | string;
  selfie?: Uint8Array | string;
}

/** The declared type is always JPEG, so that tests show it is ignored. */
export function ktpForm({ photo = jpeg(), selfie = png() }: Photos = {}): FormData {
  const form = new FormData();
  for (const [name, content] of Object.entries({ photo, selfie })) {
    const bytes = content as BlobPart;
    form.append(name, new File([bytes], "ktp-3201.jpg", { type: "image/jpeg" }));
  }
  return form;
}

export const submitKtp = (market: Market, person: User, photos: Photos = {}) =>
  market.as(person).post("/ktp/submit", ktpForm(photos));

/** Submits photos; returns the id of the pending submission. */
export async function pendingKtp(market: Market, person: User): Promise<string> {
  return (await must(submitKtp(market, person))).id;
}

/** Paths of this user's objects in the bucket. */
export async function ktpPaths(market: Market, person: User): Promise<string[]> {
  const rows = await market.database.admin<{ name: string }[]>`
    select name from storage.objects
    where bucket_id = 'ktp' and name like ${`${person.id}/%`} order by name`;
  return rows.map(({ name }) => name);
}

/** Staff requests about a submission, by `ops` by default. */
export const ktpStaff = (market: Market, ops: User) => ({
  view: (by: User, id: string) => market.as(by).get(`/admin/ktp/${id}`),
  approve: (id: string, by = ops) => market.as(by).post(`/admin/ktp/${id}/approve`),
  reject: (id: string, by = ops, reason = "Foto KTP buram.") =>
    market.as(by).post(`/admin/ktp/${id}/reject`, { reason }),
});

export const ktpStatus = async (market: Market, person: User): Promise<string> =>
  (await must(market.as(person).get("/ktp/status"))).status;
