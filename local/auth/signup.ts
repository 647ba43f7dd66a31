/** Starts an account: with a password, or with a code from a mail. */
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { AuthError } from "./errors.ts";
import { invalid, normalise, readBody, redirectTarget, requirePassword } from "./input.ts";
import { sendMail } from "./mails.ts";
import { openSession } from "./sessions.ts";
import type { AuthOptions } from "./options.ts";
import { createUser, findByEmail, showUser, updateUser } from "./users.ts";
import type { NewUser, UserRow } from "./users.ts";

export async function signUp(c: Context, options: AuthOptions): Promise<Response> {
  const { email, password, data } = await readBody(c);
  if (!email) {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  if (!password) throw invalid("Signup requires a valid password");
  requirePassword(password);
  const user = await enrol(options, { email: normalise(email), password, metadata: data });
  if (!user.email_confirmed_at) {
    return c.json(showUser(await sendMail(options, user, "signup", target(c, options))));
  }
  // A new account is unconfirmed in this mode, so this one is older.
  if (options.confirmEmail) return c.json(disguise(user, data ?? {}));
  return c.json(await openSession(options, user));
}

/** The account of a new or an unconfirmed address, which keeps its first password. */
async function enrol({ sql, confirmEmail }: AuthOptions, user: NewUser): Promise<UserRow> {
  const known = await findByEmail(sql, user.email);
  if (!known) return await createUser(sql, { ...user, confirmed: !confirmEmail });
  if (confirmEmail) return known;
  if (!known.email_confirmed_at) {
    return await updateUser(sql, known.id, { email_confirmed_at: new Date() });
  }
  throw new AuthError(422, "user_already_exists", "User already registered");
}

/** The answer hides that the address has an account; only `identities` is empty. */
function disguise(user: UserRow, data: Record<string, unknown>): object {
  const now = new Date();
  const { aud, email, phone, is_anonymous } = showUser(user);
  return {
    id: crypto.randomUUID(),
    aud,
    role: "",
    email,
    phone,
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous,
  };
}

/** `POST /otp`: a code instead of a password. A new address gets the sign-up mail. */
export async function sendOtp(c: Context, options: AuthOptions): Promise<Response> {
  const { email, create_user, data } = await readBody(c);
  if (!email) throw invalid("One of email or phone must be set");
  const address = normalise(email);
  const known = await findByEmail(options.sql, address);
  if (!known && !create_user) {
    throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
  }
  const password = randomBytes(24).toString("base64url");
  const user = known?.email_confirmed_at
    ? known
    : await enrol(options, { email: address, password, metadata: data });
  const type = user.email_confirmed_at ? "magiclink" : "signup";
  await sendMail(options, user, type, target(c, options));
  return c.json({});
}

/** `POST /recover`. The answer is the same for an unknown address. */
export async function sendRecovery(c: Context, options: AuthOptions): Promise<Response> {
  const { email } = await readBody(c);
  if (!email) throw invalid("Password recovery requires an email");
  const user = await findByEmail(options.sql, normalise(email));
  if (user) await sendMail(options, user, "recovery", target(c, options));
  return c.json({});
}

export async function sendAgain(c: Context, options: AuthOptions): Promise<Response> {
  const { type, email } = await readBody(c);
  if (type !== "signup" && type !== "email_change") {
    throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
  }
  const user = await findByEmail(options.sql, normalise(email));
  const isOpen = type === "signup" ? user && !user.email_confirmed_at : user?.email_change;
  if (user && isOpen) await sendMail(options, user, type, target(c, options));
  return c.json({});
}

const target = (c: Context, { issuer }: AuthOptions) => redirectTarget(c, new URL(issuer).origin);
