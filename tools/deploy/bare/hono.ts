/** The baseline for starts: Hono alone. */
import { Hono } from "hono";

const app = new Hono();
app.all("*", (c) => c.json({ ok: false }, 401));
Deno.serve(app.fetch);
