import { createHash } from "node:crypto";
import postgres from "postgres";
import { AuthError } from "./errors.ts";
import { normalise, requirePassword } from "./input.ts";

type Metadata = Record<string, unknown>;

export interface UserRow {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_token: string | null;
  confirmation_sent_at: Date | null;
  recovery_token: string | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_token_current: string | null;
  email_change_token_new: string | null;
  email_change_sent_at: Date | null;
  /** 1 after the first of the two links. */
  email_change_confirm_status: number;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata;
  raw_user_meta_data: Metadata;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface NewUser {
  id?: string;
  email: string;
  password: string;
  metadata?: Metadata | null;
  /** True by default. */
  confirmed?: boolean;
}

export async function createUser(sql: postgres.Sql, user: NewUser): Promise<UserRow> {
  const email = normalise(user.email);
  requirePassword(user.password);
  const metadata = JSON.stringify(user.metadata ?? {});
  const [created] = await sql<UserRow[]>`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
    values (
      ${user.id ?? crypto.randomUUID()}, ${email}, ${encrypted(sql, user.password)},
      case when ${user.confirmed ?? true} then clock_timestamp() end, ${metadata}::text::jsonb
    )
    on conflict (email) do nothing
    returning *`;
  if (created) return created;
  throw new AuthError(422, "user_already_exists", "User already registered");
}

const encrypted = (sql: postgres.ISql, password: string) =>
  sql`extensions.crypt(${password}, extensions.gen_salt('bf', 8))`;

export async function hasPassword(
  sql: postgres.ISql,
  user: UserRow,
  password: string,
): Promise<boolean> {
  const found = await sql`
    select from auth.users
    where id = ${user.id} and encrypted_password = extensions.crypt(${password}, encrypted_password)`;
  return found.length > 0;
}

/** The error hides whether the e-mail or the password is wrong. */
export async function checkPassword(
  sql: postgres.Sql,
  email: string,
  password: string,
): Promise<UserRow> {
  const user = await findByEmail(sql, email.toLowerCase());
  if (!user || !await hasPassword(sql, user, password)) {
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  if (user.email_confirmed_at) return user;
  throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
}

/** Voids earlier codes, because somebody with the old password may have requested them. */
export async function setPassword(
  sql: postgres.ISql,
  user: UserRow,
  password: string,
): Promise<UserRow> {
  requirePassword(password);
  await sql`
    update auth.users set encrypted_password = ${encrypted(sql, password)},
      confirmation_sent_at = null, recovery_sent_at = null, email_change_sent_at = null
    where id = ${user.id}`;
  return await updateUser(sql, user.id, NO_CODES);
}

export const NO_CODES = {
  confirmation_token: null,
  recovery_token: null,
  email_change_token_current: null,
  email_change_token_new: null,
};

export async function findUser(sql: postgres.Sql, id: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow[]>`select * from auth.users where id::text = ${id}`;
  return user;
}

export async function findByEmail(sql: postgres.ISql, email: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow[]>`select * from auth.users where email = ${email}`;
  return user;
}

export async function updateUser(
  sql: postgres.ISql,
  id: string,
  changes: Partial<UserRow>,
): Promise<UserRow> {
  const { raw_app_meta_data, raw_user_meta_data, ...rest } = changes;
  const values = {
    ...rest,
    ...raw_app_meta_data &&
      { raw_app_meta_data: sql.json(raw_app_meta_data as postgres.JSONValue) },
    ...raw_user_meta_data &&
      { raw_user_meta_data: sql.json(raw_user_meta_data as postgres.JSONValue) },
    updated_at: new Date(),
  };
  const [user] = await sql<UserRow[]>`
    update auth.users set ${sql(values)} where id = ${id} returning *`.catch((error) => {
    throw error.code === "23505" ? emailExists() : error;
  });
  return user!;
}

export function emailExists(): AuthError {
  const message = "A user with this email address has already been registered";
  return new AuthError(422, "email_exists", message);
}

/** A null deletes its key. */
export const mergeMetadata = (old: Metadata, changes: Metadata): Metadata =>
  Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null));

/** Derived from the user, so always the same; the original's identities are separate rows. */
function identityId(userId: string): string {
  const hex = createHash("md5").update(`email:${userId}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

export function showUser(user: UserRow): Record<string, unknown> {
  const { id, email, created_at, updated_at, last_sign_in_at } = user;
  const identity_data = { sub: id, email, email_verified: !!user.email_confirmed_at };
  const times = { last_sign_in_at: last_sign_in_at ?? undefined, created_at, updated_at };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    confirmed_at: user.email_confirmed_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    new_email: user.email_change ?? undefined,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.deleted_at ? [] : [
      {
        identity_id: identityId(id),
        id,
        user_id: id,
        identity_data,
        provider: "email",
        email,
        ...times,
      },
    ],
    ...times,
    deleted_at: user.deleted_at ?? undefined,
    is_anonymous: false,
  };
}
