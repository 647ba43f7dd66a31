/** A link or a code from a mail: it confirms an address, and signs in. */
import type { Context } from "hono";
import { AuthError } from "./errors.ts";
import { invalid, normalise, readBody, redirectTarget } from "./input.ts";
import { hashOf, LIFETIME_MS } from "./mails.ts";
import { openSession } from "./sessions.ts";
import type { AuthOptions } from "./options.ts";
import { NO_CODES, updateUser } from "./users.ts";
import type { UserRow } from "./users.ts";

const HALF_DONE =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** The columns that may hold the code, by type. */
const COLUMNS: Record<string, (keyof UserRow)[]> = {
  signup: ["confirmation_token"],
  recovery: ["recovery_token"],
  magiclink: ["recovery_token"],
  email: ["confirmation_token", "recovery_token"],
  email_change: ["email_change_token_current", "email_change_token_new"],
};
const SENT_AT: Partial<Record<keyof UserRow, "confirmation_sent_at" | "recovery_sent_at">> = {
  confirmation_token: "confirmation_sent_at",
  recovery_token: "recovery_sent_at",
};

/** `POST /verify`, as `auth.verifyOtp` calls it. */
export async function verifyCode(c: Context, options: AuthOptions): Promise<Response> {
  const { type, token, token_hash, email } = await readBody(c);
  if (!type) throw invalid("Verify requires a verification type");
  if (!token === !token_hash) throw invalid("Verify requires either a token or a token hash");
  if (token_hash && email) throw invalid("Only the token_hash and type should be provided");
  const user = await useCode(options, type, token_hash ?? hashOf(normalise(email), token!));
  return c.json(user ? await openSession(options, user) : { msg: HALF_DONE, code: "200" });
}

/** `GET /verify`, the link: redirects, with the session or the error in the fragment. */
export async function followLink(c: Context, options: AuthOptions): Promise<Response> {
  const { token, type } = c.req.query();
  if (!type) throw invalid("Verify requires a verification type");
  if (!token) throw invalid("Verify requires a token or a token hash");
  const target = redirectTarget(c, new URL(options.issuer).origin);
  const fragment = await signIn(options, type, token).catch(describe);
  return c.redirect(`${target}#${new URLSearchParams(fragment)}`, 303);
}

async function signIn(
  options: AuthOptions,
  type: string,
  hash: string,
): Promise<Record<string, string>> {
  const user = await useCode(options, type, hash);
  if (!user) return { message: HALF_DONE, sb: "" };
  const { user: _shown, ...session } = await openSession(options, user);
  const words = Object.entries(session).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(words), sb: "", type };
}

function describe(error: unknown): Record<string, string> {
  if (!(error instanceof AuthError)) throw error;
  const { status, errorCode: error_code, message: error_description } = error;
  const known = { 400: "invalid_request", 403: "access_denied" }[status as number];
  return { ...known && { error: known }, error_code, error_description, sb: "" };
}

/** Returns nothing after the first of two links. */
async function useCode(
  options: AuthOptions,
  type: string,
  hash: string,
): Promise<UserRow | undefined> {
  const columns = COLUMNS[type];
  if (!columns) throw invalid("Invalid email verification type");
  const now = options.clock?.() ?? new Date();
  return await options.sql.begin(async (tx) => {
    const [user] = await tx<UserRow[]>`
      select * from auth.users
      where ${hash} = any (array[${tx(columns)}]) for update`;
    const column = user && columns.find((column) => user[column] === hash);
    const sentAt = column && user[SENT_AT[column] ?? "email_change_sent_at"];
    if (!sentAt || now.getTime() - sentAt.getTime() > LIFETIME_MS) {
      throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
    }
    const confirmed = { email_confirmed_at: user.email_confirmed_at ?? now };
    if (type !== "email_change") {
      return await updateUser(tx, user.id, {
        ...confirmed,
        confirmation_token: null,
        [column]: null,
      });
    }
    if (options.confirmEmail && user.email_change_confirm_status === 0) {
      await updateUser(tx, user.id, { [column]: null, email_change_confirm_status: 1 });
      return undefined;
    }
    return await updateUser(tx, user.id, {
      ...NO_CODES,
      ...confirmed,
      email: user.email_change!,
      email_change: null,
      email_change_confirm_status: 0,
    });
  });
}
