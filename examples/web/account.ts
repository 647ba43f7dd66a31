/** Sign-in, sign-up, a forgotten password, and the profile of a new user. */
import { dataOf, market, type Me, ownProfile, supabase } from "./market.ts";
import { find, h, on, tell } from "./page.ts";
import type { MarketError } from "../../clients/js/src/index.ts";

/** Where the links of mails lead: back here, with the session in the fragment. */
const emailRedirectTo = location.origin + location.pathname;

const form = find<HTMLFormElement>("#sign-in");
const credentials = () =>
  Object.fromEntries(new FormData(form)) as { email: string; password: string };

/** Calls `enter` when somebody is signed in. */
export async function useAccount(enter: () => Promise<void>): Promise<void> {
  on(form, "submit", async () => {
    const { error } = await supabase.auth.signInWithPassword(credentials());
    find("#resend").hidden = error?.code !== "email_not_confirmed";
    if (error) throw error;
    await enter();
  });
  on(find("#sign-up"), "click", async () => {
    if (!form.reportValidity()) return;
    const { email } = credentials();
    const options = { emailRedirectTo };
    const { data, error } = await supabase.auth.signUp({ ...credentials(), options });
    if (error) throw error;
    if (data.session) return await enter();
    find("#resend").hidden = false;
    // The same words for an address that has an account: nobody learns who has one.
    tell(`A mail is on its way to ${email}: open its link. If you had an account, just sign in.`);
  });
  on(find("#resend"), "click", async () => {
    const { email } = credentials();
    const options = { emailRedirectTo };
    const { error } = await supabase.auth.resend({ type: "signup", email, options });
    if (error) throw error;
    tell(`Another mail is on its way to ${email}.`);
  });
  on(find("#forgot"), "click", async () => {
    const { email } = credentials();
    const options = { redirectTo: emailRedirectTo };
    const { error } = await supabase.auth.resetPasswordForEmail(email, options);
    if (error) throw error;
    tell(`If ${email} has an account, a mail with a link is on its way.`);
  });
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
  const renewal = find<HTMLFormElement>("#new-password");
  renewal.hidden = false;
  on(renewal, "submit", async () => {
    const password = String(new FormData(renewal).get("password"));
    const { error } = await supabase.auth.updateUser({ password });
    if (error) throw error;
    renewal.hidden = true;
    tell("Your new password counts from now on.");
  });
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
  const profile = h(
    "form",
    { className: "card narrow" },
    h("h2", {}, "Who are you?"),
    h("label", {}, "Username ", h("input", { name: "username", required: true })),
    h("label", {}, "Full name ", h("input", { name: "full_name", required: true })),
    h("button", {}, "Begin"),
  );
  on(profile, "submit", async () => {
    const { username, full_name } = Object.fromEntries(new FormData(profile)) as Record<
      "username" | "full_name",
      string
    >;
    dataOf(await market.post("/auth/register", { body: { username, full_name } }));
    resolve(await ownProfile());
  });
  find("#page").replaceChildren(profile);
  return await promise;
}

/** A form for another e-mail address. It counts when the links of both mails were opened. */
export function addressForm(): HTMLElement {
  const email = h("input", { name: "email", type: "email", required: true });
  const change = h(
    "form",
    { className: "card narrow" },
    h("label", {}, "New e-mail address ", email),
    h("button", {}, "Change"),
  );
  return on(change, "submit", async () => {
    const options = { emailRedirectTo };
    const { error } = await supabase.auth.updateUser({ email: email.value }, options);
    if (error) throw error;
    tell("Two mails are on their way: open the link at your old address, and the one at the new.");
  });
}
