/** Who follows the user, whom they block, their own vacation and address. */
import { addressForm } from "./account.ts";
import { dataOf, market, ownProfile, type Page, supabase } from "./market.ts";
import { button, day, empty, h, on, tell } from "./page.ts";

export const profile: Page = async ({ me, signal }) => {
  const params = { path: { id: me.id } };
  const { count, items } = dataOf(
    await market.get("/auth/users/{id}/followers", { params, signal }),
  );
  const blocks = dataOf(await market.get("/auth/me/blocks", { signal }));
  const blocked = blocks.items.map(({ id, username }) => {
    const line = h("li", {}, username);
    line.append(button("Unblock", async () => {
      dataOf(await market.delete("/auth/users/{id}/block", { params: { path: { id } } }));
      line.remove();
      if (list.children.length === 0) list.replaceWith(nobody);
    }));
    return line;
  });
  const list = h("ul", { className: "lines" }, ...blocked);
  const nobody = empty("You block nobody.");
  return [
    h("h2", {}, me.username),
    await vacation(),
    addressForm(),
    h("h3", {}, `${count} ${count === 1 ? "follower" : "followers"}`),
    h("ul", { className: "lines" }, ...(items ?? []).map(({ username }) => h("li", {}, username))),
    h("h3", {}, "Blocked"),
    blocked.length > 0 ? list : nobody,
    button("Sign out", signOut),
  ];
};

async function signOut(): Promise<void> {
  // Their channels would stay open until the token expires.
  await supabase.removeAllChannels();
  const { error } = await supabase.auth.signOut();
  if (error) throw error;
  location.assign(location.pathname);
}

async function vacation(): Promise<HTMLElement> {
  const until = (await ownProfile()).on_vacation_until;
  const input = h("input", { type: "date", name: "until", value: until?.slice(0, 10) ?? "" });
  const state = h(
    "p",
    {},
    until ? `On vacation until ${day(until)}: nobody can order.` : "Not on vacation.",
  );
  const form = h(
    "form",
    { className: "card narrow" },
    state,
    h("label", {}, "On vacation until ", input),
    h("button", {}, "Save"),
  );
  return on(form, "submit", async () => {
    const on_vacation_until = input.value ? new Date(input.value).toISOString() : null;
    dataOf(await market.patch("/auth/me", { body: { on_vacation_until } }));
    form.replaceWith(await vacation());
    tell("Saved.");
  });
}
