/** People to act as and things to buy: made through the same API that clients use, once. */
import type postgres from "postgres";
import type { Keys } from "../auth/keys.ts";
import { mintToken } from "../auth/tokens.ts";
import { DEMO_LISTINGS, DEMO_PEOPLE } from "./people.ts";

export interface DemoUser {
  id: string;
  email: string;
  password: string;
  /** Lives 60 days from this start. */
  token: string;
}

interface Parts {
  url: string;
  keys: Keys;
  admin: postgres.Sql;
}

const DAYS_60 = 60 * 86_400;

export async function seed({ url, keys, admin }: Parts): Promise<Record<string, DemoUser>> {
  const users: Record<string, DemoUser> = {};
  for (const { name, email, password, role, profile, address } of DEMO_PEOPLE) {
    const id = await signIn(url, keys, email, password);
    const token = await mintToken({
      keys,
      issuer: `${url}/auth/v1`,
      userId: id,
      email,
      lifetimeSeconds: DAYS_60,
    });
    const call = caller(url, keys.anonKey, token);
    const known = await call("GET", "/auth/me");
    if (known.status === 404) {
      await must(call("POST", "/auth/register", profile));
      await must(call("POST", "/auth/me/addresses", address));
      for (const listing of DEMO_LISTINGS[name] ?? []) {
        await must(call("POST", "/listings", listing));
      }
    }
    if (role) {
      await admin`insert into private.staff_roles (user_id, role) values (${id}, ${role}) on conflict do nothing`;
    }
    users[name] = { id, email, password, token };
  }
  return users;
}

/** The person's id, signed up when they are new. */
async function signIn(url: string, keys: Keys, email: string, password: string): Promise<string> {
  const post = (path: string) =>
    fetch(`${url}/auth/v1${path}`, {
      method: "POST",
      headers: { apikey: keys.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
  const known = await post("/token?grant_type=password");
  const answer = known.ok ? known : await post("/signup");
  const session = await answer.json();
  if (!answer.ok) throw new Error(`Signing up ${email} failed: ${JSON.stringify(session)}`);
  return session.user.id;
}

function caller(url: string, anonKey: string, token: string) {
  return async (method: string, path: string, body?: unknown) => {
    const headers = {
      authorization: `Bearer ${anonKey}`,
      "x-user-token": token,
      "content-type": "application/json",
    };
    const response = await fetch(url + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
}

async function must(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 400) throw new Error(`Seeding failed: ${text}`);
}
