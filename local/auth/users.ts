import postgres from "postgres";
import { AuthError } from "./caller.ts";

export interface UserRow {
  id: string;
  email: string;
  raw_user_meta_data: Record<string, unknown>;
  email_confirmed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface NewUser {
  id?: string;
  email: string;
  password: string;
  metadata?: Record<string, unknown>;
}

/** Creates a confirmed account. */
export async function createUser(sql: postgres.Sql, user: NewUser): Promise<UserRow> {
  const email = normalise(user.email);
  requirePassword(user.password);
  const metadata = JSON.stringify(user.metadata ?? {});
  const [created] = await sql<UserRow[]>`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
    values (
      ${user.id ?? crypto.randomUUID()}, ${email},
      extensions.crypt(${user.password}, extensions.gen_salt('bf', 8)),
      clock_timestamp(), ${metadata}::text::jsonb
    )
    on conflict (email) do nothing
    returning id, email, raw_user_meta_data, email_confirmed_at, created_at, updated_at`;
  if (!created) throw new AuthError(422, "user_already_exists", "User already registered");
  return created;
}

/** The error does not say whether the e-mail or the password is wrong. */
export async function checkPassword(
  sql: postgres.Sql,
  email: string,
  password: string,
): Promise<UserRow> {
  const [user] = await sql<UserRow[]>`
    select id, email, raw_user_meta_data, email_confirmed_at, created_at, updated_at
    from auth.users
    where email = ${email.trim().toLowerCase()}
      and encrypted_password = extensions.crypt(${password}, encrypted_password)`;
  if (!user) throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  return user;
}

export async function findUser(sql: postgres.Sql, id: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow[]>`
    select id, email, raw_user_meta_data, email_confirmed_at, created_at, updated_at
    from auth.users where id = ${id}`;
  return user;
}

export function showUser(user: UserRow): Record<string, unknown> {
  const confirmed = user.email_confirmed_at?.toISOString() ?? null;
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    email_confirmed_at: confirmed,
    confirmed_at: confirmed,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: user.raw_user_meta_data,
    identities: [],
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}

function normalise(email: string): string {
  const trimmed = email.trim().toLowerCase();
  if (trimmed.length <= 255 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed)) return trimmed;
  const message = "Unable to validate email address: invalid format";
  throw new AuthError(400, "validation_failed", message);
}

function requirePassword(password: string): void {
  if (password.length < 6) {
    throw new AuthError(422, "weak_password", "Password should be at least 6 characters.", {
      weak_password: { reasons: ["length"] },
    });
  }
  // bcrypt reads at most 72 bytes.
  if (new TextEncoder().encode(password).length <= 72) return;
  throw new AuthError(422, "validation_failed", "Password cannot be longer than 72 characters");
}
