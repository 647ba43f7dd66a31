/** What a start is measured against: a function that does nothing but answer. */
import { Hono } from "hono";

const app = new Hono();
app.all("*", (c) => c.json({ ok: false }, 401));
Deno.serve(app.fetch);
