/** What the service may do to accounts with the project's secret key. */
import { type Context, Hono } from "hono";
import { timingSafeEqual } from "node:crypto";
import type postgres from "postgres";
import { answerRefusal, AuthRefusal } from "./errors.ts";
import { findUser, showUser } from "./users.ts";

interface AdminOptions {
  /** A pool of role postgres or supabase_admin. */
  sql: postgres.Sql;
  serviceRoleKey: string;
}

/** The routes below `/admin`: reading an account, and the deletion that keeps its row. */
export function createAuthAdmin({ sql, serviceRoleKey }: AdminOptions): Hono {
  const app = new Hono();
  app.onError(answerRefusal);
  app.get("/users/:id", async (c) => {
    requireServiceRole(c, serviceRoleKey);
    const user = await findUser(sql, c.req.param("id"));
    return user ? c.json(showUser(user)) : refuseUnknown();
  });
  app.delete("/users/:id", async (c) => {
    requireServiceRole(c, serviceRoleKey);
    const { should_soft_delete } = await c.req.json().catch(() => ({}));
    if (should_soft_delete !== true) {
      throw new AuthRefusal(400, "validation_failed", "Only should_soft_delete is known here");
    }
    await forgetUser(sql, c.req.param("id"));
    return c.json({});
  });
  return app;
}

async function forgetUser(sql: postgres.Sql, id: string): Promise<void> {
  const address = `deleted-${crypto.randomUUID()}@invalid`;
  const [user] = await sql`
    update auth.users set email = ${address}, encrypted_password = null, raw_user_meta_data = '{}',
      updated_at = clock_timestamp()
    where id::text = ${id} returning id`;
  if (!user) refuseUnknown();
  await sql`
    update local_stack.refresh_tokens set revoked_at = clock_timestamp()
    where user_id::text = ${id} and revoked_at is null`;
}

function refuseUnknown(): never {
  throw new AuthRefusal(404, "user_not_found", "User not found");
}

function requireServiceRole(c: Context, serviceRoleKey: string): void {
  const given = c.req.header("authorization")?.match(/^Bearer (.+)$/i)?.[1] ?? "";
  const [left, right] = [given, serviceRoleKey].map((key) => new TextEncoder().encode(key));
  if (left!.length === right!.length && timingSafeEqual(left!, right!)) return;
  throw new AuthRefusal(403, "not_admin", "User not allowed");
}
