import type { Context } from "hono";
import * as z from "zod";
import { storageProblem } from "../../shared/http/body.ts";
import { AuthError } from "./errors.ts";

/** Fields of Supabase Auth that the emulator rejects, so that no client relies on them. */
const UNKNOWN_HERE = ["phone", "code_challenge", "nonce", "ban_duration", "password_hash", "role"];

const text = z.string().nullish();
const metadata = z.record(z.string(), z.unknown()).nullish();

/** Each call asks for the fields that it needs. */
const fields = z.object({
  email: text,
  password: text,
  data: metadata,
  create_user: z.boolean().default(true),
  refresh_token: text,
  type: text,
  token: text,
  token_hash: text,
  id: z.uuid().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
});
export type Body = z.infer<typeof fields>;

export async function readBody(c: Context): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  });
  const problem = storageProblem(body);
  if (problem) throw invalid(problem);
  const result = fields.safeParse(body);
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw invalid(`Missing or invalid: ${names || "body"}`);
  }
  const given = body as Record<string, unknown>;
  const unknown = UNKNOWN_HERE.find((name) => given[name]);
  if (unknown) throw invalid(`The local stack does not emulate ${unknown}`);
  return result.data;
}

export const invalid = (message: string) => new AuthError(400, "validation_failed", message);

export function normalise(email: string | null | undefined): string {
  if (!email) throw invalid("An email address is required");
  if (email.length > 255) throw invalid("An email address is too long");
  if (z.regexes.html5Email.test(email)) return email.toLowerCase();
  throw invalid("Unable to validate email address: invalid format");
}

/** As in supabase/config.toml. */
const MINIMUM_LENGTH = 8;

export function requirePassword(password: string): void {
  // bcrypt reads at most 72 bytes.
  if (new TextEncoder().encode(password).length > 72) {
    throw invalid("Password cannot be longer than 72 characters");
  }
  if (password.length >= MINIMUM_LENGTH) return;
  const message = `Password should be at least ${MINIMUM_LENGTH} characters.`;
  throw new AuthError(422, "weak_password", message, { weak_password: { reasons: ["length"] } });
}

/** The final target of a mail's link: only on this machine, otherwise the stack's own page. */
export function redirectTarget(c: Context, siteUrl: string): string {
  const wanted = [c.req.header("redirect_to"), c.req.query("redirect_to"), c.req.header("referer")];
  return wanted.find((address) => address && isLocal(address)) ?? siteUrl;
}

function isLocal(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {};
  return /^https?:$/.test(protocol ?? "") &&
    ["127.0.0.1", "localhost", "[::1]"].includes(hostname!);
}
