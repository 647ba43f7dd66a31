/** The codes that Auth sends by mail. Each works once, as a link or typed in, for an hour. */
import { createHash, randomInt } from "node:crypto";
import type postgres from "postgres";
import { AuthError } from "./errors.ts";
import type { AuthOptions, Mail } from "./options.ts";
import type { UserRow } from "./users.ts";

export type MailType = "signup" | "recovery" | "magiclink" | "email_change";

const SUBJECTS: Record<MailType, string> = {
  signup: "Confirm your e-mail address",
  recovery: "Choose a new password",
  magiclink: "Your link to sign in",
  email_change: "Confirm the change of your e-mail address",
};

export const LIFETIME_MS = 3_600_000;
const INTERVAL_MS = 60_000;

/** The stored form of a code. */
export const hashOf = (address: string, code: string) =>
  createHash("sha224").update(address + code).digest("hex");

/** At most one mail of a type per minute. Both addresses get their own link to a change of address. */
export async function sendMail(
  options: AuthOptions<postgres.ISql>,
  user: UserRow,
  type: MailType,
  redirectTo: string,
  newAddress = user.email_change,
): Promise<UserRow> {
  const { sql } = options;
  options.countMail?.();
  const now = options.clock?.() ?? new Date();
  const current = makeCode(user.email);
  const next = makeCode(newAddress ?? "");
  const name = { signup: "confirmation", recovery: "recovery", magiclink: "recovery" };
  const changes = type === "email_change"
    ? {
      email_change: newAddress,
      email_change_token_current: current.hash,
      email_change_token_new: next.hash,
      email_change_confirm_status: 0,
    }
    : { [`${name[type]}_token`]: current.hash };
  const column = type === "email_change" ? "email_change_sent_at" : `${name[type]}_sent_at`;
  const [sent] = await sql<UserRow[]>`
    update auth.users set ${sql({ ...changes, [column]: now } as Record<string, string | Date>)}
    where id = ${user.id}
      and coalesce(${sql(column)} <= ${new Date(now.getTime() - INTERVAL_MS)}, true)
    returning *`;
  if (!sent) throw tooSoon(now, user[column as keyof UserRow] as Date | null);
  for (const code of type === "email_change" ? [current, next] : [current]) {
    options.sendMail(write(options, type, code, redirectTo));
  }
  return sent;
}

function makeCode(address: string) {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return { address, code, hash: hashOf(address, code) };
}

function tooSoon(now: Date, sentAt: Date | null): AuthError {
  const left = INTERVAL_MS - (now.getTime() - (sentAt ?? now).getTime());
  const message = "For security purposes, you can only request this after " +
    `${Math.ceil(left / 1000)} seconds.`;
  return new AuthError(429, "over_email_send_rate_limit", message);
}

/** Throws once the hour's mails are used up. */
export function mailCounter(perHour: number, clock = () => new Date()): () => void {
  let sent: number[] = [];
  return () => {
    const now = clock().getTime();
    sent = sent.filter((at) => at > now - 3_600_000);
    if (sent.length >= perHour) {
      throw new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded");
    }
    sent.push(now);
  };
}

function write(
  { issuer }: Pick<AuthOptions, "issuer">,
  type: MailType,
  { address, code, hash }: ReturnType<typeof makeCode>,
  redirectTo: string,
): Mail {
  const query = new URLSearchParams({ token: hash, type, redirect_to: redirectTo });
  const link = `${issuer}/verify?${query}`;
  const subject = SUBJECTS[type];
  return {
    to: address,
    subject,
    text: `${subject}:\n${link}\n\nOr enter the code ${code}.\n`,
    html: `<h2>${subject}</h2><p><a target="_blank" href="${
      link.replaceAll("&", "&amp;")
    }">${subject}</a></p><p>Or enter the code ${code}.</p>`,
  };
}
