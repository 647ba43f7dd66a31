/** Sign-in, sign-up, a forgotten password, and the profile of a new user. */
import { dataOf, market, type Me, ownProfile, supabase } from "./market.ts";
import { button, field, filled, find, h, on, tell } from "./page.ts";
import type { MarketError } from "../../clients/js/src/index.ts";
import { w } from "./words.ts";

/** Where the links of mails lead: back here, with the session in the fragment. */
const emailRedirectTo = location.origin + location.pathname;
const options = { emailRedirectTo };

/** Calls `enter` when somebody is signed in. */
export async function useAccount(enter: () => Promise<void>): Promise<void> {
  const email = h("input", { type: "email", required: true, value: "buyer@demo.preloved.test" });
  const password = h("input", { type: "password", required: true, value: "preloved-demo" });
  const credentials = () => ({ email: email.value, password: password.value });
  const resend = button(w.mailAgain, async () => {
    const { error } = await supabase.auth.resend({ type: "signup", email: email.value, options });
    if (error) throw error;
    tell(w.mailSentAgain(email.value));
  }, { hidden: true });
  const signUp = button(w.signUp, async () => {
    if (!form.reportValidity()) return;
    const { data, error } = await supabase.auth.signUp({ ...credentials(), options });
    if (error) throw error;
    if (data.session) return await enter();
    resend.hidden = false;
    // The same words for an address that has an account: nobody learns who has one.
    tell(w.mailSent(email.value));
  });
  const forgot = button(w.forgot, async () => {
    const redirectTo = emailRedirectTo;
    const { error } = await supabase.auth.resetPasswordForEmail(email.value, { redirectTo });
    if (error) throw error;
    tell(w.recoverySent(email.value));
  });
  const form = h(
    "form.card.narrow.hello",
    h("h2", w.promise),
    field(w.email, email),
    field(w.password, password),
    h("button", w.signIn),
    signUp,
    forgot,
    resend,
  );
  on(form, "submit", async () => {
    const { error } = await supabase.auth.signInWithPassword(credentials());
    resend.hidden = error?.code !== "email_not_confirmed";
    if (error) throw error;
    await enter();
  });
  find("#page").replaceChildren(form);
  supabase.auth.onAuthStateChange((event) => {
    if (event === "PASSWORD_RECOVERY") askForPassword();
  });
  // The session of the last visit, or of a link; a link that does not work any more is an error.
  const message = new URLSearchParams(location.hash.slice(1)).get("message");
  const { error } = await supabase.auth.initialize();
  if ((await supabase.auth.getSession()).data.session) await enter();
  if (error) throw error;
  if (message) tell(message);
}

function askForPassword(): void {
  const input = h("input", { type: "password", required: true, minLength: 8 });
  const form = h("form.card.narrow", field(w.newPassword, input), h("button", w.save));
  on(form, "submit", async () => {
    const { error } = await supabase.auth.updateUser({ password: input.value });
    if (error) throw error;
    form.remove();
    tell(w.passwordSaved);
  });
  find("#page").before(form);
}

/** The user's profile; a new user writes it first. */
export async function requireProfile(): Promise<Me> {
  return await ownProfile().catch((error: MarketError) => {
    if (error.reason !== "profile_not_found") throw error;
    return register();
  });
}

async function register(): Promise<Me> {
  const { promise, resolve } = Promise.withResolvers<Me>();
  const form = h(
    "form.card.narrow",
    h("h2", w.whoAreYou),
    field(w.username, h("input", { name: "username", required: true })),
    field(w.fullName, h("input", { name: "full_name", required: true })),
    h("button", w.begin),
  );
  on(form, "submit", async () => {
    const { username = "", full_name } = filled(form);
    dataOf(await market.post("/auth/register", { body: { username, full_name } }));
    resolve(await ownProfile());
  });
  find("#page").replaceChildren(form);
  return await promise;
}

/** A form for another e-mail address. It counts when the links of both mails were opened. */
export function emailForm(): HTMLElement {
  const email = h("input", { type: "email", required: true });
  const form = h("form.card", field(w.newEmail, email), h("button", w.change));
  return on(form, "submit", async () => {
    const { error } = await supabase.auth.updateUser({ email: email.value }, options);
    if (error) throw error;
    tell(w.emailSent);
  });
}
