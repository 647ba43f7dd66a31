import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import * as z from "zod";
import { storageProblem } from "../../shared/http/body.ts";
import { createAuthAdmin } from "./admin.ts";
import { AuthError, onError, requireApiKey, requireUser } from "./caller.ts";
import type { AuthOptions } from "./sessions.ts";
import { closeSessions, openSession, refreshSession } from "./sessions.ts";
import { checkPassword, createUser, showUser } from "./users.ts";

const credentials = z.object({ email: z.string(), password: z.string() });
const signup = credentials.extend({ data: z.record(z.string(), z.unknown()).nullish() });
const refresh = z.object({ refresh_token: z.string() });

/** The app to mount at `/auth/v1`. */
export function createAuth(options: AuthOptions): Hono {
  const app = new Hono();
  app.onError(onError);
  app.notFound((c) => c.json({ code: 404, error_code: "not_found", msg: "Not found" }, 404));
  app.use(cors({ origin: "*", maxAge: 3600 }));
  app.get("/.well-known/jwks.json", (c) => c.json(options.keys.jwks));
  app.get("/health", (c) => c.json({ name: "GoTrue", description: "Preloved's local emulator" }));
  app.use(requireApiKey(options));
  app.post("/signup", async (c) => {
    const { email, password, data } = await read(c, signup);
    const user = await createUser(options.sql, { email, password, metadata: data ?? {} });
    return c.json(await openSession(options, user));
  });
  app.post("/token", async (c) => {
    switch (c.req.query("grant_type")) {
      case "password": {
        const { email, password } = await read(c, credentials);
        const user = await checkPassword(options.sql, email, password);
        return c.json(await openSession(options, user));
      }
      case "refresh_token":
        return c.json(await refreshSession(options, (await read(c, refresh)).refresh_token));
      default:
        throw new AuthError(400, "validation_failed", "unsupported_grant_type");
    }
  });
  app.get("/user", async (c) => c.json(showUser((await requireUser(c, options)).user)));
  app.route("/admin", createAuthAdmin({ sql: options.sql, ...options.keys }));
  app.post("/logout", async (c) => {
    const { user, sessionId } = await requireUser(c, options);
    await closeSessions(options.sql, user.id, sessionId, c.req.query("scope") ?? "global");
    return c.body(null, 204);
  });
  return app;
}

async function read<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T>> {
  const body: unknown = await c.req.json().catch(() => {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  });
  const problem = storageProblem(body);
  if (problem) throw new AuthError(400, "validation_failed", problem);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const names = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new AuthError(400, "validation_failed", `Missing or invalid: ${names || "body"}`);
}
