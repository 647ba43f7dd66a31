import { Hono } from "hono";
import { cors } from "hono/cors";
import type postgres from "postgres";
import { createAuthAdmin } from "./admin.ts";
import { requireApiKey, requireUser } from "./caller.ts";
import { AuthError, onError } from "./errors.ts";
import {
  type Body,
  invalid,
  normalise,
  readBody,
  redirectTarget,
  requirePassword,
} from "./input.ts";
import { mailCounter, sendMail } from "./mails.ts";
import type { AuthOptions } from "./options.ts";
import { closeSessions, openSession, refreshSession } from "./sessions.ts";
import { sendAgain, sendOtp, sendRecovery, signUp } from "./signup.ts";
import {
  checkPassword,
  emailExists,
  findByEmail,
  hasPassword,
  mergeMetadata,
  setPassword,
  showUser,
  updateUser,
} from "./users.ts";
import type { UserRow } from "./users.ts";
import { followLink, verifyCode } from "./verify.ts";

/** The app to mount at `/auth/v1`. */
export function createAuth({ mailsPerHour = Infinity, ...given }: AuthOptions): Hono {
  const options = { ...given, countMail: mailCounter(mailsPerHour, given.clock) };
  const app = new Hono();
  app.onError(onError);
  app.notFound((c) => c.json({ code: 404, error_code: "not_found", msg: "Not found" }, 404));
  app.use(cors({ origin: "*", maxAge: 3600, exposeHeaders: ["x-total-count", "link"] }));
  app.get("/.well-known/jwks.json", (c) => c.json(options.keys.jwks));
  app.get("/health", (c) => c.json({ name: "GoTrue", description: "Preloved's local emulator" }));
  // A browser opens it from a mail, without a key.
  app.get("/verify", (c) => followLink(c, options));
  app.use(requireApiKey(options));
  app.post("/verify", (c) => verifyCode(c, options));
  app.get("/settings", (c) => c.json(settings(options)));
  app.post("/signup", (c) => signUp(c, options));
  app.post("/otp", (c) => sendOtp(c, options));
  app.post("/recover", (c) => sendRecovery(c, options));
  app.post("/resend", (c) => sendAgain(c, options));
  app.post("/token", async (c) => {
    switch (c.req.query("grant_type")) {
      case "password": {
        const { email, password } = await readBody(c);
        if (!email || !password) throw invalid("Missing email or password");
        return c.json(
          await openSession(options, await checkPassword(options.sql, email, password)),
        );
      }
      case "refresh_token": {
        const { refresh_token } = await readBody(c);
        if (!refresh_token) throw invalid("refresh_token required");
        return c.json(await refreshSession(options, refresh_token));
      }
      case "id_token":
        throw new AuthError(400, "provider_disabled", "Provider is not enabled");
      case "web3":
        throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
      default:
        throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
    }
  });
  app.post("/sso", () => {
    throw new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
  });
  app.all("/user/identities/*", () => {
    throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
  });
  app.get("/user", async (c) => c.json(showUser((await requireUser(c, options)).user)));
  app.put("/user", async (c) => {
    const { user, sessionId } = await requireUser(c, options);
    const target = redirectTarget(c, new URL(options.issuer).origin);
    const wanted = await readBody(c);
    const changed = await options.sql.begin((sql) =>
      change({ ...options, sql }, user, sessionId, wanted, target)
    );
    return c.json(showUser(changed));
  });
  app.route("/admin", createAuthAdmin({ sql: options.sql, ...options.keys }));
  app.post("/logout", async (c) => {
    const { user, sessionId } = await requireUser(c, options);
    const scope = c.req.query("scope") || "global";
    if (scope !== "global" && scope !== "local" && scope !== "others") {
      throw invalid(`Unsupported logout scope "${scope}"`);
    }
    await closeSessions(options.sql, user.id, scope, sessionId);
    return c.body(null, 204);
  });
  return app;
}

/** All changes or none. */
async function change(
  options: AuthOptions<postgres.TransactionSql>,
  user: UserRow,
  sessionId: string,
  { email, password, data }: Body,
  redirectTo: string,
): Promise<UserRow> {
  const { sql } = options;
  const address = email ? normalise(email) : user.email;
  if (address !== user.email && await findByEmail(sql, address)) throw emailExists();
  if (typeof password === "string") requirePassword(password);
  if (password && await hasPassword(sql, user, password)) {
    const message = "New password should be different from the old password.";
    throw new AuthError(422, "same_password", message);
  }
  let changed = user;
  if (password) {
    changed = await setPassword(sql, user, password);
    await closeSessions(sql, user.id, "others", sessionId);
  }
  if (data) {
    const raw_user_meta_data = mergeMetadata(user.raw_user_meta_data, data);
    changed = await updateUser(sql, user.id, { raw_user_meta_data });
  }
  if (address === user.email) return changed;
  return await sendMail(options, changed, "email_change", redirectTo, address);
}

const settings = ({ confirmEmail }: AuthOptions) => ({
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: !confirmEmail,
  phone_autoconfirm: false,
  sms_provider: "",
  saml_enabled: false,
});
