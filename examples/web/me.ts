/** The user's pages, profile and addresses; who follows them, whom they block. */
import { emailForm } from "./account.ts";
import { dataOf, market, type Me, ownProfile, type Page, supabase } from "./market.ts";
import { button, day, empty, field, filled, h, link, on, refresh, tell } from "./page.ts";
import { w } from "./words.ts";

export const profile: Page = async ({ me: { id }, signal }) => {
  const params = { path: { id } };
  const [me, { count, items }, blocks] = await Promise.all([
    ownProfile(),
    market.get("/auth/users/{id}/followers", { params, signal }).then(dataOf),
    market.get("/auth/me/blocks", { signal }).then(dataOf),
  ]);
  const blocked = blocks.items.map(({ id, username }) =>
    h(
      "li",
      username,
      button(w.unblock, async () => {
        dataOf(await market.delete("/auth/users/{id}/block", { params: { path: { id } } }));
        refresh();
      }),
    )
  );
  const pages = Object.entries(w.nav).map(([name, title]) => link(`#/${name}`, title, name));
  return [
    h("h2", me.username),
    h("div.hub", ...pages),
    h(
      "div.columns",
      h("div", h("h3", w.profile), profileForm(me), emailForm()),
      h("div", h("h3", w.addresses), ...addresses(me)),
      h("div", h("h3", w.vacation), vacation(me)),
      h(
        "div",
        h("h3", w.followers(count)),
        h("ul.lines", ...(items ?? []).map(({ username }) => h("li", username))),
        h("h3", w.blocked),
        blocked.length > 0 ? h("ul.lines", ...blocked) : empty(w.noBlocked),
      ),
    ),
    button(w.signOut, signOut),
  ];
};

async function signOut(): Promise<void> {
  // Their channels would stay open until the token expires.
  await supabase.removeAllChannels();
  const { error } = await supabase.auth.signOut();
  if (error) throw error;
  location.assign(location.pathname);
}

async function change(body: Partial<Pick<Me, "full_name" | "city" | "bio" | "on_vacation_until">>) {
  dataOf(await market.patch("/auth/me", { body }));
  refresh();
  tell(w.saved);
}

function profileForm({ full_name, city, bio }: Me): HTMLElement {
  const form = h(
    "form.card",
    field(w.fullName, h("input", { name: "full_name", value: full_name ?? "" })),
    field(w.city, h("input", { name: "city", value: city ?? "" })),
    field(w.bio, h("textarea", { name: "bio", rows: 3, maxLength: 500, value: bio ?? "" })),
    h("button", w.save),
  );
  return on(form, "submit", () => {
    const { full_name = null, city = null, bio = null } = filled(form);
    return change({ full_name, city, bio });
  });
}

function addresses({ addresses }: Me): HTMLElement[] {
  const lines = addresses.map(({ id, recipient_name, street, city, postal_code, is_primary }) => {
    const params = { path: { id } };
    const first = button(w.makePrimary, async () => {
      dataOf(await market.patch("/auth/me/addresses/{id}", { params, body: { is_primary: true } }));
      refresh();
    });
    const remove = button(w.delete, async () => {
      dataOf(await market.delete("/auth/me/addresses/{id}", { params }));
      refresh();
    });
    const text = `${recipient_name}, ${street}, ${city} ${postal_code}`;
    return h("li", text, is_primary ? h("span.chip", w.primary) : h("div.row", first, remove));
  });
  const form = h(
    "form",
    ...Object.entries(w.address).map(([name, words]) =>
      field(words, h("input", { name, required: name !== "district" }))
    ),
    h("button", w.save),
  );
  on(form, "submit", async () => {
    const body = filled(form) as unknown as Omit<Me["addresses"][number], "id">;
    dataOf(await market.post("/auth/me/addresses", { body }));
    refresh();
  });
  const add = h("details.card", { open: lines.length === 0 }, h("summary", w.addAddress), form);
  return [h("ul.lines", ...lines), add];
}

function vacation({ on_vacation_until: until }: Me): HTMLElement {
  const input = h("input", { type: "date", value: until?.slice(0, 10) ?? "" });
  const state = h("p", until ? w.away(day(until)) : w.notAway);
  const form = h("form.card", state, field(w.vacationUntil, input), h("button", w.save));
  const time = () => input.value ? new Date(input.value).toISOString() : null;
  return on(form, "submit", () => change({ on_vacation_until: time() }));
}
