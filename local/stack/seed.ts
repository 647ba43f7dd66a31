import type postgres from "postgres";
import type { Keys } from "../auth/keys.ts";
import { mintToken } from "../auth/tokens.ts";
import { TEST_LISTINGS, TEST_USERS } from "./test_users.ts";

export interface TestUser {
  id: string;
  email: string;
  password: string;
  /** Valid for 60 days from this start. */
  token: string;
}

const TOKEN_SECONDS = 60 * 86_400;

/** Creates users and listings through the API, once. */
export async function seed(
  { url, keys, admin }: { url: string; keys: Keys; admin: postgres.Sql },
): Promise<Record<string, TestUser>> {
  const post = async (path: string, headers: object, body: unknown): Promise<Response> =>
    await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  async function signIn(email: string, password: string): Promise<string> {
    const attempt = (path: string) =>
      post(`/auth/v1${path}`, { apikey: keys.anonKey }, { email, password });
    const known = await attempt("/token?grant_type=password");
    const response = known.ok ? known : await attempt("/signup");
    const session = await response.json();
    if (!response.ok) throw new Error(`Signing up ${email} failed: ${JSON.stringify(session)}`);
    return session.user.id;
  }

  const users: Record<string, TestUser> = {};
  for (const { name, email, password, role, profile, address } of TEST_USERS) {
    const id = await signIn(email, password);
    const issuer = `${url}/auth/v1`;
    const token = await mintToken({
      keys,
      issuer,
      userId: id,
      email,
      lifetimeSeconds: TOKEN_SECONDS,
    });
    const headers = { authorization: `Bearer ${keys.anonKey}`, "x-user-token": token };
    const create = async (path: string, body: unknown) => {
      const response = await post(path, headers, body);
      const text = await response.text();
      if (!response.ok) throw new Error(`Seeding failed: ${text}`);
    };
    const me = await fetch(`${url}/auth/me`, { headers });
    await me.body?.cancel();
    if (me.status === 404) {
      await create("/auth/register", profile);
      await create("/auth/me/addresses", address);
      for (const listing of TEST_LISTINGS[name] ?? []) await create("/listings", listing);
    }
    if (role) {
      await admin`insert into private.staff_roles (user_id, role) values (${id}, ${role}) on conflict do nothing`;
    }
    users[name] = { id, email, password, token };
  }
  return users;
}
