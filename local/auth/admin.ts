import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import type postgres from "postgres";
import * as z from "zod";
import { bearerOf } from "../../shared/keys.ts";
import { isOneOf } from "../../shared/secret.ts";
import { AuthError, onError } from "./errors.ts";
import { type Body, invalid, normalise, readBody } from "./input.ts";
import { closeSessions } from "./sessions.ts";
import {
  createUser,
  emailExists,
  findByEmail,
  findUser,
  mergeMetadata,
  NO_CODES,
  setPassword,
  showUser,
  updateUser,
} from "./users.ts";
import type { UserRow } from "./users.ts";

interface AdminOptions {
  /** A pool of role postgres or supabase_admin. */
  sql: postgres.Sql;
  serviceRoleKey: string;
}

/** The routes below `/admin`, for the secret key. */
export function createAuthAdmin({ sql, serviceRoleKey }: AdminOptions): Hono {
  const app = new Hono();
  app.onError(onError);
  app.use(async (c, next) => {
    requireServiceRole(c, serviceRoleKey);
    await next();
  });
  app.get("/users", (c) => listUsers(c, sql));
  app.post(
    "/users",
    async (c) => c.json(showUser(await create(sql, await readBody(c)))),
  );
  app.get("/users/:id", async (c) => c.json(showUser(await requireFound(c, sql))));
  app.put("/users/:id", async (c) => {
    const user = await requireFound(c, sql);
    return c.json(showUser(await update(sql, user, await readBody(c))));
  });
  app.delete("/users/:id", async (c) => {
    const user = await requireFound(c, sql);
    const { should_soft_delete } = await c.req.json().catch(() => ({}));
    await (should_soft_delete === true ? softDelete(sql, user) : hardDelete(sql, user));
    return c.json({});
  });
  return app;
}

async function listUsers(c: Context, sql: postgres.Sql): Promise<Response> {
  const { page = "", per_page = "" } = c.req.query();
  if (!/^\d*$/.test(page + per_page)) throw invalid("Bad Pagination Parameters");
  const [number, size] = [Number(page) || 1, Number(per_page) || 50];
  const users = await sql<UserRow[]>`
    select * from auth.users order by created_at desc, id
    limit ${size} offset ${(number - 1) * size}`;
  const [total] = await sql<{ count: number }[]>`select count(*)::int from auth.users`;
  const last = Math.ceil(total!.count / size);
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${size}>; rel="${rel}"`;
  c.header("x-total-count", String(total!.count));
  c.header(
    "link",
    [...last > number ? [link(number + 1, "next")] : [], link(last, "last")].join(", "),
  );
  return c.json({ users: users.map(showUser), aud: "authenticated" });
}

async function create(sql: postgres.Sql, wanted: Partial<Body>): Promise<UserRow> {
  if (!wanted.email) throw invalid("Cannot create a user without either an email or phone");
  const email = normalise(wanted.email);
  if (await findByEmail(sql, email)) throw emailExists();
  const user = await createUser(sql, {
    id: wanted.id ?? undefined,
    email,
    password: wanted.password || randomBytes(24).toString("base64url"),
    metadata: wanted.user_metadata,
    confirmed: wanted.email_confirm ?? false,
  });
  return wanted.app_metadata
    ? await update(sql, user, { app_metadata: wanted.app_metadata })
    : user;
}

async function update(sql: postgres.Sql, user: UserRow, wanted: Partial<Body>): Promise<UserRow> {
  const email = wanted.email ? normalise(wanted.email) : user.email;
  if (wanted.password) {
    await setPassword(sql, user, wanted.password);
    await closeSessions(sql, user.id);
  }
  return await updateUser(sql, user.id, {
    email,
    email_confirmed_at: user.email_confirmed_at ?? (wanted.email_confirm ? new Date() : null),
    raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, wanted.user_metadata ?? {}),
    raw_app_meta_data: mergeMetadata(user.raw_app_meta_data, wanted.app_metadata ?? {}),
  });
}

/** Keeps the row, because a profile refers to it. */
async function softDelete(sql: postgres.Sql, user: UserRow): Promise<void> {
  if (user.deleted_at) return;
  await sql`
    update auth.users
    set encrypted_password = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}'
    where id = ${user.id}`;
  await updateUser(sql, user.id, {
    ...NO_CODES,
    email: `deleted-${crypto.randomUUID()}@invalid`,
    email_change: null,
    deleted_at: new Date(),
  });
  await closeSessions(sql, user.id);
}

async function hardDelete(sql: postgres.Sql, user: UserRow): Promise<void> {
  await sql`delete from auth.users where id = ${user.id}`.catch((error) => {
    if (error.code !== "23503") throw error;
    throw new AuthError(500, "unexpected_failure", "Database error deleting user");
  });
}

async function requireFound(c: Context, sql: postgres.Sql): Promise<UserRow> {
  const id = c.req.param("id")!;
  if (!z.uuid().safeParse(id).success) {
    throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  }
  const user = await findUser(sql, id);
  if (user) return user;
  throw new AuthError(404, "user_not_found", "User not found");
}

function requireServiceRole(c: Context, serviceRoleKey: string): void {
  if (isOneOf([serviceRoleKey], bearerOf(c.req.raw.headers) ?? "")) return;
  throw new AuthError(403, "not_admin", "User not allowed");
}
