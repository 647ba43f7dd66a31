/** Sign-up as on a deployed project: an address counts when the link of a mail was followed. */
import { expect, test } from "vitest";
import type { Mail } from "../../local/auth/options.ts";
import { untilLocked } from "../support/locks.ts";
import { createAuth } from "../../local/auth/auth.ts";
import { useAuth } from "./auth_server.ts";

const APP = "http://127.0.0.1:5173/";
const password = "rahasia-sekali";

let ahead = 0;
const mails: Mail[] = [];
const auth = useAuth({
  clock: () => new Date(Date.now() + ahead),
  confirmEmail: true,
  sendMail: (mail) => void mails.push(mail),
});
const client = () => auth.client().auth;

let count = 0;
const newAddress = () => `user${++count}@example.com`;
const mailsTo = (address: string) => mails.filter(({ to }) => to === address);
const linkTo = (address: string) => mailsTo(address).at(-1)!.text.match(/http\S+/)![0];
const codeTo = (address: string) => mailsTo(address).at(-1)!.text.match(/code (\d{6})/)![1]!;
const hashTo = (address: string) => new URL(linkTo(address)).searchParams.get("token")!;

async function follow(link: string): Promise<[address: string, fragment: Record<string, string>]> {
  const response = await fetch(link, { redirect: "manual" });
  await response.body?.cancel();
  expect(response.status).toBe(303);
  const [address, fragment] = response.headers.get("location")!.split("#");
  return [address!, Object.fromEntries(new URLSearchParams(fragment))];
}

async function signedIn(email = newAddress()) {
  const app = client();
  await app.signUp({ email, password });
  const { data } = await app.verifyOtp({ type: "email", email, token: codeTo(email) });
  return { app, email, user: data.user! };
}

test("a sign-up answers the user without a session, and the link of its mail signs in", async () => {
  const email = newAddress();
  const options = { emailRedirectTo: APP, data: { nickname: "Ayu" } };
  const { data } = await client().signUp({ email, password, options });
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { nickname: "Ayu" } });
  expect(data.user!.identities).toHaveLength(1);
  expect(data.user!.email_confirmed_at).toBeUndefined();
  const before = await client().signInWithPassword({ email, password });
  expect(before.error).toMatchObject({ status: 400, code: "email_not_confirmed" });
  const [address, session] = await follow(linkTo(email));
  expect([address, session["type"], session["token_type"]]).toEqual([APP, "signup", "bearer"]);
  const { data: { user } } = await client().getUser(session["access_token"]);
  expect(user).toMatchObject({ id: data.user!.id, email_confirmed_at: expect.any(String) });
  const refresh_token = session["refresh_token"]!;
  expect((await client().refreshSession({ refresh_token })).error).toBeNull();
  expect((await client().signInWithPassword({ email, password })).error).toBeNull();
});

test("a link works once, also when it is opened twice at the same time", async () => {
  const email = newAddress();
  await client().signUp({ email, password });
  const both = await auth.pool.begin(async (holder) => {
    await holder`select from auth.users where email = ${email} for update`;
    const followed = [follow(linkTo(email)), follow(linkTo(email))];
    await untilLocked(auth, 2);
    return { followed };
  });
  const opened = await Promise.all(both.followed);
  expect(opened.filter(([, session]) => session["access_token"])).toHaveLength(1);
  const [, error] = await follow(linkTo(email));
  expect(error).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
    sb: "",
  });
});

test("a link and a code end after an hour, and a new one replaces the old", async () => {
  const email = newAddress();
  await client().signUp({ email, password });
  const old = hashTo(email);
  ahead += 3_601_000;
  const token = codeTo(email);
  expect((await client().verifyOtp({ type: "signup", email, token })).error?.code)
    .toBe("otp_expired");
  await client().resend({ type: "signup", email });
  expect((await client().verifyOtp({ type: "signup", token_hash: old })).error?.code)
    .toBe("otp_expired");
  expect((await client().verifyOtp({ type: "signup", token_hash: hashTo(email) })).error)
    .toBeNull();
});

test("a link leads to this machine only", async () => {
  for (const wanted of ["https://evil.example/", "javascript:alert(1)", "//evil.example"]) {
    const email = newAddress();
    await client().signUp({ email, password, options: { emailRedirectTo: wanted } });
    const link = linkTo(email).replace(
      /redirect_to=[^&]*/,
      `redirect_to=${encodeURIComponent(wanted)}`,
    );
    expect((await follow(link))[0]).toBe(auth.url);
  }
});

test("a repeated sign-up does not say who has an account: only its identities are empty", async () => {
  const { email, user } = await signedIn();
  const fresh = await client().signUp({ email: newAddress(), password });
  const again = await client().signUp({ email, password: "sandi-orang-lain" });
  expect(again.error).toBeNull();
  expect(Object.keys(again.data.user!).sort()).toEqual(Object.keys(fresh.data.user!).sort());
  expect([again.data.session, again.data.user!.identities]).toEqual([null, []]);
  expect(again.data.user!.id).not.toBe(user.id);
  expect(mailsTo(email)).toHaveLength(1);
  expect((await client().signInWithPassword({ email, password })).error).toBeNull();
});

test("a second sign-up with an unconfirmed address does not change its password", async () => {
  const email = newAddress();
  await client().signUp({ email, password });
  ahead += 61_000;
  await client().signUp({ email, password: "sandi-orang-lain" });
  await follow(linkTo(email));
  expect((await client().signInWithPassword({ email, password })).error).toBeNull();
});

test.each<[string, (email: string) => Promise<{ error: unknown }>]>([
  ["resend", (email) => client().resend({ type: "signup", email })],
  ["sign-up", (email) => client().signUp({ email, password })],
])("a second mail by %s within a minute is 429, also at the same time", async (_, send) => {
  const email = newAddress();
  await client().signUp({ email, password });
  const tooSoon = { status: 429, code: "over_email_send_rate_limit" };
  expect((await send(email)).error).toMatchObject(tooSoon);
  ahead += 61_000;
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(email)));
  expect(answers.filter(({ error }) => !error)).toHaveLength(1);
  expect(mailsTo(email)).toHaveLength(2);
});

test.each<[string, (email: string) => Promise<{ error: unknown }>]>([
  ["resend", (email) => client().resend({ type: "signup", email })],
  ["recover", (email) => client().resetPasswordForEmail(email)],
])("%s answers the same for an address without an account, and sends nothing", async (_, send) => {
  const email = newAddress();
  expect((await send(email)).error).toBeNull();
  expect(mailsTo(email)).toEqual([]);
});

test("a forgotten password is replaced through a mail, and other sessions end", async () => {
  const { app, email } = await signedIn();
  await client().resetPasswordForEmail(email, { redirectTo: APP });
  const [address, session] = await follow(linkTo(email));
  expect([address, session["type"]]).toEqual([APP, "recovery"]);
  const recovered = client();
  const { access_token, refresh_token } = session as Record<string, string>;
  await recovered.setSession({ access_token: access_token!, refresh_token: refresh_token! });
  expect((await recovered.updateUser({ password: "sandi-yang-baru" })).error).toBeNull();
  expect((await app.getUser()).error).not.toBeNull();
  expect((await recovered.getUser()).error).toBeNull();
  expect((await client().signInWithPassword({ email, password })).error?.code)
    .toBe("invalid_credentials");
  expect((await client().signInWithPassword({ email, password: "sandi-yang-baru" })).error)
    .toBeNull();
});

test("a new password voids the links that were sent before", async () => {
  const { app, email } = await signedIn();
  await client().resetPasswordForEmail(email);
  await app.updateUser({ password: "sandi-yang-baru" });
  expect((await follow(linkTo(email)))[1]["error_code"]).toBe("otp_expired");
});

test.each(["old first", "new first"])(
  "another address counts, also for payouts, when both addresses confirmed it: %s",
  async (order) => {
    const { app, email, user } = await signedIn();
    const next = newAddress();
    const payouts = async () => {
      const [row] = await auth.database.admin`select private.verified_email(${user.id}) as email`;
      return row!["email"];
    };
    const { data } = await app.updateUser({ email: next }, { emailRedirectTo: APP });
    expect(data.user).toMatchObject({ email, new_email: next });
    const links = [linkTo(email), linkTo(next)];
    const [one, two] = order === "old first" ? links : links.toReversed();
    expect((await follow(one!))[1]["message"]).toMatch(/^Confirmation link accepted/);
    expect((await follow(one!))[1]["error_code"]).toBe("otp_expired");
    expect(await payouts()).toBe(email);
    expect((await follow(two!))[1]["type"]).toBe("email_change");
    expect(await payouts()).toBe(next);
    const { data: { user: changed } } = await app.getUser();
    expect(changed).toMatchObject({
      email: next,
      identities: [{ identity_data: { email: next } }],
    });
    expect(changed!.new_email).toBeUndefined();
    expect((await client().signInWithPassword({ email: next, password })).error).toBeNull();
  },
);

test("an address that somebody else took meanwhile is not taken over", async () => {
  const { app, email } = await signedIn();
  const next = newAddress();
  await app.updateUser({ email: next });
  const links = [linkTo(email), linkTo(next)];
  await signedIn(next);
  await follow(links[0]!);
  expect((await follow(links[1]!))[1]["error_code"]).toBe("email_exists");
  expect((await app.getUser()).data.user!.email).toBe(email);
});

test("a code by mail signs in without a password, and creates an account only where asked to", async () => {
  const email = newAddress();
  const refused = await client().signInWithOtp({ email, options: { shouldCreateUser: false } });
  expect(refused.error).toMatchObject({ status: 422, code: "otp_disabled" });
  for (let time = 0; time < 2; time++) {
    expect((await client().signInWithOtp({ email })).error).toBeNull();
    const { data } = await client().verifyOtp({ type: "email", email, token: codeTo(email) });
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  }
});

/** Auth that sends two mails in an hour, by its own clock. */
function limitedAuth() {
  let now = Date.now();
  const sent: Mail[] = [];
  const { pool: sql, keys } = auth;
  const limited = createAuth({
    sql,
    keys,
    issuer: "http://127.0.0.1/auth/v1",
    clock: () => new Date(now),
    mailsPerHour: 2,
    sendMail: (mail) => void sent.push(mail),
  });
  const call = async (method: string, path: string, body: object, token = keys.anonKey) => {
    const headers = { apikey: keys.anonKey, authorization: `Bearer ${token}` };
    const answer = await limited.request(path, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
  };
  return { call, sent, later: () => void (now += 3_600_001) };
}

test("a project sends only so many mails in an hour", async () => {
  const { call, sent, later } = limitedAuth();
  const ask = async () => (await call("POST", "/otp", { email: newAddress() })).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  later();
  expect(await ask()).toBe(200);
  expect(sent).toHaveLength(3);
});

test("a new password and a new address are saved together or not at all", async () => {
  const { call, later } = limitedAuth();
  const email = newAddress();
  const { body: { access_token } } = await call("POST", "/signup", { email, password });
  for (const address of [newAddress(), newAddress()]) {
    await call("POST", "/otp", { email: address });
  }
  const both = { email: newAddress(), password: "sandi-yang-baru", data: { nickname: "Ayu" } };
  expect(await call("PUT", "/user", both, access_token)).toMatchObject({
    status: 429,
    body: { error_code: "over_email_send_rate_limit" },
  });
  const signIn = (secret: string) =>
    call("POST", "/token?grant_type=password", { email, password: secret });
  expect((await signIn(password)).body.user.user_metadata).toEqual({});
  later();
  const { body: { access_token: newer } } = await signIn(password);
  expect((await call("PUT", "/user", both, newer)).status).toBe(200);
  expect((await signIn(both.password)).body.user).toMatchObject({
    new_email: both.email,
    user_metadata: { nickname: "Ayu" },
  });
});
