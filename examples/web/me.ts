/** The user's pages, profile and addresses; who follows them, whom they block. */
import { emailForm } from "./account.ts";
import { identity } from "./ktp.ts";
import { dataOf, market, type Me, ownProfile, type Page, supabase } from "./market.ts";
import { button, day, field, form, h, lines, link, tell } from "./page.ts";
import type { Result } from "../../clients/js/src/index.ts";
import { preferences } from "./preferences.ts";
import { w } from "./words.ts";

type Parts = Node[];

/** A part of the page that is drawn again alone: what is half written in another one stays. */
async function part(title: string, draw: (again: () => Promise<void>) => Promise<Parts> | Parts) {
  const element = h("div");
  const again = async () => element.replaceChildren(h("h3", title), ...await draw(again));
  await again();
  return element;
}

export const profile: Page = async ({ me: { id }, signal }) => {
  const params = { path: { id } };
  let [me, { count, items }] = await Promise.all([
    ownProfile(),
    market.get("/auth/users/{id}/followers", { params, signal }).then(dataOf),
  ]);
  const change = (again: () => Promise<void>) => async (body: Changes) => {
    me = dataOf(await market.patch("/auth/me", { body }));
    await again();
    tell(w.saved);
  };
  const pages = Object.entries(w.nav).map(([name, title]) => link(`#/${name}`, title, name));
  const email = emailForm();
  const parts = await Promise.all([
    part(w.profile, (again) => [profileForm(me, change(again)), email]),
    part(w.addresses, (again) =>
      addresses(me, async (result) => {
        dataOf(await result);
        me = await ownProfile();
        await again();
      })),
    part(w.identity, async (again) => [await identity(signal, again)]),
    part(w.tellMe, async () => [await preferences(signal)]),
    part(w.bundles, (again) => [tiers(me, change(again))]),
    part(w.vacation, (again) => [vacation(me, change(again))]),
    part(w.followers(count), () => [
      h("ul.lines", ...(items ?? []).map(({ username }) => h("li", username))),
    ]),
    part(w.blocked, (again) => blocked(signal, again)),
  ]);
  return [
    h("div.bar", h("h2", me.username), link(`#/people/${id}`, w.yourPage), link("#/fit", w.fit)),
    h("div.hub", ...pages),
    h("div.columns", ...parts),
    button(w.signOut, signOut),
  ];
};

function blocked(signal: AbortSignal, again: () => Promise<void>): Promise<Parts> {
  const read = async (cursor?: string) =>
    dataOf(await market.get("/auth/me/blocks", { params: { query: { cursor } }, signal }));
  const line = ({ id, username }: { id: string; username: string }) =>
    h(
      "li",
      username,
      button(w.unblock, async () => {
        dataOf(await market.delete("/auth/users/{id}/block", { params: { path: { id } } }));
        await again();
      }),
    );
  return lines(w.blocked, read, line, w.noBlocked);
}

async function signOut(): Promise<void> {
  // Their channels would stay open until the token expires.
  await supabase.removeAllChannels();
  const { error } = await supabase.auth.signOut();
  if (error) throw error;
}

type Changes = Partial<
  Pick<Me, "full_name" | "city" | "bio" | "phone" | "on_vacation_until" | "bundle_discounts">
>;

type Change = (body: Changes) => Promise<void>;

function profileForm({ full_name, city, bio, phone }: Me, change: Change): HTMLElement {
  const input = (name: string, value: string | null, props = {}) =>
    h("input", { name, value: value ?? "", ...props });
  const fields = [
    field(w.fullName, input("full_name", full_name)),
    field(w.address.phone, input("phone", phone, { type: "tel", autocomplete: "tel" })),
    field(w.city, input("city", city)),
    field(w.bio, h("textarea", { name: "bio", rows: 3, maxLength: 500, value: bio ?? "" })),
  ];
  // A field that is empty now is cleared.
  const cleared = { full_name: null, phone: null, city: null, bio: null };
  return form("form.card", fields, w.save, (texts) => change({ ...cleared, ...texts }));
}

/** Of what buyers take together; those for more items than are shown stay. */
function tiers({ bundle_discounts: discounts }: Me, change: Change): HTMLElement {
  const counts = [2, 3, 4, 5];
  const input = (count: number) =>
    h("input", { name: count, type: "number", min: 1, max: 50, value: discounts[count] ?? "" });
  const fields = [
    h("p", w.bundlesHint),
    h("div.fields", ...counts.map((count) => field(w.percentFor(count), input(count)))),
  ];
  return form("form.card", fields, w.save, (texts) => {
    const others = Object.entries(discounts).filter(([count]) => !counts.includes(Number(count)));
    const given = Object.entries(texts).map(([count, percent]) => [count, Number(percent)]);
    return change({ bundle_discounts: Object.fromEntries([...others, ...given]) });
  });
}

function addresses(
  { addresses }: Me,
  done: (result: Promise<Result<unknown>>) => Promise<void>,
): HTMLElement[] {
  const lines = addresses.map(({ id, recipient_name, street, city, postal_code, is_primary }) => {
    const params = { path: { id } };
    const body = { is_primary: true };
    const first = button(
      w.makePrimary,
      () => done(market.patch("/auth/me/addresses/{id}", { params, body })),
    );
    const remove = button(
      w.delete,
      () => done(market.delete("/auth/me/addresses/{id}", { params })),
    );
    const text = `${recipient_name}, ${street}, ${city} ${postal_code}`;
    return h("li", text, is_primary ? h("span.chip", w.primary) : h("div.row", first, remove));
  });
  const fields = Object.entries(w.address).map(([name, words]) =>
    field(words, h("input", { name, required: name !== "district" }))
  );
  const another = form("form", fields, w.save, (texts) => {
    const body = texts as unknown as Omit<Me["addresses"][number], "id">;
    return done(market.post("/auth/me/addresses", { body }));
  });
  const add = h("details.card", { open: lines.length === 0 }, h("summary", w.addAddress), another);
  return [h("ul.lines", ...lines), add];
}

function vacation({ on_vacation_until: until }: Me, change: Change): HTMLElement {
  // The reader's own days, as the input has them: 2026-12-07.
  const value = until ? new Date(until).toLocaleDateString("sv-SE") : "";
  const input = h("input", { name: "until", type: "date", value });
  const state = h("p", until ? w.away(day(until)) : w.notAway);
  const fields = [state, field(w.vacationUntil, input)];
  return form(
    "form.card",
    fields,
    w.save,
    ({ until }) =>
      change({ on_vacation_until: until ? new Date(`${until}T00:00`).toISOString() : null }),
  );
}
