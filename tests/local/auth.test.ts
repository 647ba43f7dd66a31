import { createRemoteJWKSet, jwtVerify } from "jose";
import { expect, test } from "vitest";
import { loadKeys } from "../../local/auth/keys.ts";
import { mintToken } from "../../local/auth/sessions.ts";
import { createUser } from "../../local/auth/users.ts";
import { useAuth } from "./auth_server.ts";

let ahead = 0;
const auth = useAuth({ clock: () => new Date(Date.now() + ahead), sendMail: () => {} });
const client = (key?: string) => auth.client(key);

let count = 0;
const credentials = () => ({ email: `user${++count}@example.com`, password: "rahasia-sekali" });

test("a sign-up is confirmed at once and returns a session that the published keys verify", async () => {
  const { email, password } = credentials();
  const options = { data: { nickname: "Ayu" } };
  const { data, error } = await client().auth.signUp({ email, password, options });
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(data.user?.user_metadata).toEqual({ nickname: "Ayu" });
  const published = createRemoteJWKSet(new URL(`${auth.issuer}/.well-known/jwks.json`));
  const audience = "authenticated";
  const { payload, protectedHeader } = await jwtVerify(data.session!.access_token, published, {
    issuer: auth.issuer,
    audience,
  });
  expect(protectedHeader).toMatchObject({ alg: "ES256", kid: auth.keys.keyId });
  expect(payload).toMatchObject({ sub: data.user!.id, email, role: "authenticated" });
  expect(payload.exp! - payload.iat!).toBe(3600);
});

test("a refresh continues the same session, and concurrent ones answer one token", async () => {
  const app = client();
  const { data } = await app.auth.signUp(credentials());
  const refresh_token = data.session!.refresh_token;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => client().auth.refreshSession({ refresh_token })),
  );
  const tokens = answers.map(({ data: { session } }) => session!.refresh_token);
  expect(new Set(tokens).size).toBe(1);
  const sessionOf = (token: string) => JSON.parse(atob(token.split(".")[1]!)).session_id;
  expect(sessionOf(answers[0]!.data.session!.access_token)).toBe(
    sessionOf(data.session!.access_token),
  );
});

const refresh = (refresh_token: string) => client().auth.refreshSession({ refresh_token });

/** Three tokens of one session, the last of them unused. */
async function swappedTwice(): Promise<string[]> {
  const { data } = await client().auth.signUp(credentials());
  const tokens = [data.session!.refresh_token];
  for (let swap = 0; swap < 2; swap++) {
    tokens.push((await refresh(tokens.at(-1)!)).data.session!.refresh_token);
  }
  return tokens;
}

test("a token whose successor nobody used answers the same successor, however late", async () => {
  const [, used, next] = await swappedTwice();
  ahead += 86_400_000;
  expect((await refresh(used!)).data.session!.refresh_token).toBe(next);
  expect((await refresh(next!)).error).toBeNull();
});

test("a refresh token that is used again within ten seconds continues its session", async () => {
  const [first, , last] = await swappedTwice();
  ahead += 9_000;
  const { data } = await refresh(first!);
  for (const token of [data.session!.refresh_token, last!]) {
    expect((await refresh(token)).error).toBeNull();
  }
});

test("a refresh token that is used again after ten seconds ends its session", async () => {
  const [first, , last] = await swappedTwice();
  ahead += 11_000;
  expect((await refresh(first!)).error?.code).toBe("refresh_token_already_used");
  ahead += 11_000;
  expect((await refresh(last!)).error?.code).toBe("refresh_token_already_used");
});

test("a token of another project, an expired one and an unsigned one are rejected", async () => {
  const { folder, issuer, keys } = auth;
  const user = await createUser(auth.database.admin, credentials());
  const other = await loadKeys(`${folder}/other-keys.json`);
  const token = { issuer, userId: user.id, email: user.email, lifetimeSeconds: 60 };
  const past = new Date(Date.now() - 3_600_000);
  const bad = [
    await mintToken({ ...token, keys: other }),
    await mintToken({ ...token, keys, now: past }),
    await mintToken({ ...token, keys, issuer: "http://elsewhere/auth/v1" }),
    `${(await mintToken({ ...token, keys })).split(".").slice(0, 2).join(".")}.`,
  ];
  for (const jwt of bad) {
    const { error } = await client().auth.getUser(jwt);
    expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
  }
});

test("keys persist, only their owner can read them, and two concurrent starts create one pair", async () => {
  const path = `${auth.folder}/raced.json`;
  const [one, two] = await Promise.all([loadKeys(path), loadKeys(path)]);
  expect(one.anonKey).toBe(two.anonKey);
  expect((await loadKeys(path)).keyId).toBe(one.keyId);
  if (Deno.build.os !== "windows") expect(Deno.statSync(path).mode! & 0o777).toBe(0o600);
  expect(JSON.stringify(one.jwks)).not.toContain('"d":');
});

test("a soft-deleted account keeps its id, loses its sessions, and frees its e-mail address", async () => {
  const leaving = credentials();
  const { data: { session, user } } = await client().auth.signUp(leaving);
  for (let time = 0; time < 2; time++) {
    expect((await client(auth.keys.serviceRoleKey).auth.admin.deleteUser(user!.id, true)).error)
      .toBeNull();
  }
  expect((await client().auth.signInWithPassword(leaving)).error)
    .toMatchObject({ code: "invalid_credentials" });
  expect((await client().auth.getUser(session!.access_token)).error).not.toBeNull();
  expect((await client().auth.refreshSession(session!)).error).not.toBeNull();
  const again = await client().auth.signUp(leaving);
  expect([again.error, again.data.user!.id === user!.id]).toEqual([null, false]);
});

test("only a user without a profile is deleted with their row, and only by the secret key", async () => {
  const { data: { user } } = await client().auth.signUp(credentials());
  expect((await client().auth.admin.deleteUser(user!.id)).error).toMatchObject({ status: 403 });
  const admin = client(auth.keys.serviceRoleKey).auth.admin;
  await auth.database.admin`
    insert into public.profiles (id, username) values (${user!.id}, 'ditinggal')`;
  expect((await admin.deleteUser(user!.id)).error).toMatchObject({ status: 500 });
  await auth.database.admin`delete from public.profiles where id = ${user!.id}`;
  expect((await admin.deleteUser(user!.id)).error).toBeNull();
  expect((await admin.getUserById(user!.id)).error).toMatchObject({
    status: 404,
    code: "user_not_found",
  });
});

test("staff create, list, change and confirm accounts by the secret key", async () => {
  const admin = client(auth.keys.serviceRoleKey).auth.admin;
  const { email, password } = credentials();
  const { data: { user } } = await admin.createUser({ email, password, user_metadata: { a: 1 } });
  expect((await client().auth.signInWithPassword({ email, password })).error?.code)
    .toBe("email_not_confirmed");
  expect((await admin.createUser({ email, password })).error?.code).toBe("email_exists");
  const { data } = await admin.listUsers({ page: 1, perPage: 1 });
  expect(data).toMatchObject({ users: [{ id: user!.id }], nextPage: 2 });
  await admin.updateUserById(user!.id, {
    email: `new-${email}`,
    password: "sandi-yang-baru",
    email_confirm: true,
    user_metadata: { b: 2 },
    app_metadata: { plan: "gold" },
  });
  const signedIn = await client().auth.signInWithPassword({
    email: `new-${email}`,
    password: "sandi-yang-baru",
  });
  expect(signedIn.data.user).toMatchObject({
    user_metadata: { a: 1, b: 2 },
    app_metadata: { provider: "email", plan: "gold" },
  });
});

test.each([
  ["POST", "/signup", { email: "ayu@example.com" }, 400, "validation_failed"],
  ["POST", "/signup", { email: "ayu", password: "rahasia-sekali" }, 400, "validation_failed"],
  ["POST", "/signup", { email: "ayu@example.com", password: "pendek" }, 422, "weak_password"],
  ["POST", "/signup", { email: "xx:;x@x.x", password: "rahasia-sekali" }, 400, "validation_failed"],
  ["POST", "/signup", {}, 422, "anonymous_provider_disabled"],
  ["POST", "/token?grant_type=id_token", {}, 400, "provider_disabled"],
  ["POST", "/token?grant_type=web3", {}, 422, "web3_provider_disabled"],
  ["POST", "/sso", { domain: "example.com" }, 404, "saml_provider_disabled"],
  ["DELETE", "/user/identities/1", {}, 404, "manual_linking_disabled"],
  ["POST", "/token?grant_type=password", { email: "ayu@example.com" }, 400, "validation_failed"],
  ["POST", "/logout?scope=everywhere", {}, 400, "validation_failed"],
  ["POST", "/otp", { phone: "0812" }, 400, "validation_failed"],
  ["POST", "/verify", { type: "signup" }, 400, "validation_failed"],
  ["POST", "/verify", { type: "signup", token_hash: "unknown" }, 403, "otp_expired"],
  ["PUT", "/user", { password: "rahasia-sekali" }, 422, "same_password"],
  ["PUT", "/user", { password: "pendek" }, 422, "weak_password"],
  ["PUT", "/user", { email: "user1@example.com" }, 422, "email_exists"],
])("%s %s %j is %i %s", async (method, path, body, status, code) => {
  const { data } = await client().auth.signUp(credentials());
  const response = await fetch(auth.issuer + path, {
    method,
    headers: { apikey: auth.keys.anonKey, authorization: `Bearer ${data.session!.access_token}` },
    body: JSON.stringify(body),
  });
  expect([response.status, (await response.json()).error_code]).toEqual([status, code]);
});

test("an identity has an id of its own, always the same", async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => {
      const app = client();
      const { data: { user } } = await app.auth.signUp(credentials());
      const [identity] = user!.identities!;
      expect(identity).toMatchObject({ id: user!.id, user_id: user!.id });
      const again = (await app.auth.getUserIdentities()).data!.identities;
      expect(again[0]!.identity_id).toBe(identity!.identity_id);
      return [user!.id, identity!.identity_id];
    }),
  );
  expect(new Set([...one!, ...other!]).size).toBe(4);
});

test("the settings say that addresses are confirmed at once", async () => {
  const response = await fetch(`${auth.issuer}/settings`, {
    headers: { apikey: auth.keys.anonKey },
  });
  expect(await response.json()).toMatchObject({
    disable_signup: false,
    mailer_autoconfirm: true,
    external: { email: true, phone: false },
  });
});
