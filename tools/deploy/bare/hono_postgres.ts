/** The baseline for starts with a database call: Hono with one query. */
import { Hono } from "hono";
import postgres from "postgres";

const sql = postgres(Deno.env.get("DATABASE_POOL_URL")!, { prepare: false, fetch_types: false });
const app = new Hono();
app.all("*", async (c) => {
  await sql`select 1`;
  return c.json({ ok: false }, 404);
});
Deno.serve(app.fetch);
