import { type Context, Hono } from "hono";
import type postgres from "postgres";
import { AuthError, bearerToken, isEqual, onError } from "./caller.ts";
import { findUser, showUser } from "./users.ts";

interface AdminOptions {
  /** A pool of role postgres or supabase_admin. */
  sql: postgres.Sql;
  serviceRoleKey: string;
}

/** The routes below `/admin`. A deletion keeps the row. */
export function createAuthAdmin({ sql, serviceRoleKey }: AdminOptions): Hono {
  const app = new Hono();
  app.onError(onError);
  app.get("/users/:id", async (c) => {
    requireServiceRole(c, serviceRoleKey);
    const user = await findUser(sql, c.req.param("id"));
    return user ? c.json(showUser(user)) : throwUnknown();
  });
  app.delete("/users/:id", async (c) => {
    requireServiceRole(c, serviceRoleKey);
    const { should_soft_delete } = await c.req.json().catch(() => ({}));
    if (should_soft_delete !== true) {
      throw new AuthError(400, "validation_failed", "Only should_soft_delete is supported");
    }
    await softDelete(sql, c.req.param("id"));
    return c.json({});
  });
  return app;
}

async function softDelete(sql: postgres.Sql, id: string): Promise<void> {
  const address = `deleted-${crypto.randomUUID()}@invalid`;
  const [user] = await sql`
    update auth.users set email = ${address}, encrypted_password = null, raw_user_meta_data = '{}',
      updated_at = clock_timestamp()
    where id::text = ${id} returning id`;
  if (!user) throwUnknown();
  await sql`
    update local_stack.refresh_tokens set revoked_at = clock_timestamp()
    where user_id::text = ${id} and revoked_at is null`;
}

function throwUnknown(): never {
  throw new AuthError(404, "user_not_found", "User not found");
}

function requireServiceRole(c: Context, serviceRoleKey: string): void {
  if (isEqual(bearerToken(c) ?? "", serviceRoleKey)) return;
  throw new AuthError(403, "not_admin", "User not allowed");
}
