/** How a company says no, and how it reads what it was sent. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";

/** Thrown anywhere below a route; becomes the answer with this status and body. */
export class Refusal extends Error {
  constructor(readonly status: ContentfulStatusCode, readonly body: Record<string, unknown>) {
    super(`refused with ${status}`);
  }
}

/** The body as JSON, an empty one as `{}`; `undefined` when it is no JSON. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a control call: JSON whatever it calls itself, or the form that our own pages post. */
export async function readControl<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const form = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");
  const json = await readJson(c);
  const body = json !== undefined || !form
    ? json
    : Object.fromEntries(new URLSearchParams(await c.req.text()));
  if (body === undefined) throw new Refusal(400, { ok: false, error: "The body is no JSON." });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Refusal(400, { ok: false, error: z.prettifyError(parsed.error) });
  return parsed.data;
}

/** A script gets the object as JSON; a person who pressed a button gets the page back. */
export function answerControl(c: Context, back: string, current: object): Response {
  const person = c.req.header("accept")?.includes("text/html") ?? false;
  return person ? c.redirect(back, 303) : c.json({ ok: true, ...current });
}

export function unknown(what: string): Refusal {
  return new Refusal(404, { ok: false, error: `There is no such ${what}.` });
}
