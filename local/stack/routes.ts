import type { Hono } from "hono";
import type postgres from "postgres";
import * as z from "zod";
import { createOpenApi } from "../../tools/openapi/document.ts";
import { createConsole } from "../console/app.ts";
import { createReference } from "../console/reference.ts";
import { forOwnPages } from "../gateway/access.ts";
import { createGateway, noDataApi, readOnly } from "../gateway/gateway.ts";
import type { Handler } from "../gateway/gateway.ts";
import type { Emulators } from "../emulators/app.ts";
import { control, routes } from "../emulators/http.ts";
import type { Realtime } from "../realtime/realtime.ts";
import type { TestUser } from "./seed.ts";
import { registry } from "./apps.ts";
import type { Services } from "./services.ts";
import type { StackTime } from "./time.ts";

interface RouteOptions {
  url: string;
  /** Values of the Host header that belong to this stack. */
  hosts: Set<string>;
  anonKey: string;
  services: Services;
  auth: Hono;
  storage: Hono;
  realtime: Realtime;
  emulators: Emulators;
  time: StackTime;
  admin: postgres.Sql;
  /** Empty until the test users have signed up. */
  users(): Record<string, TestUser>;
}

export function createRoutes(options: RouteOptions): Handler {
  const { services, auth, storage, realtime, emulators, time } = options;
  const controls = createControls(time, emulators.app);
  const reference = createReference(options);
  const pages = createConsole({ ...options, sql: options.admin, emulators: emulators.app });
  const own = (handler: Handler) => forOwnPages(options.hosts, handler);
  return createGateway({
    functions: services.functions,
    mounts: {
      "/": own(readOnly((request) => pages.fetch(request))),
      "/console": own((request) => pages.fetch(request)),
      "/docs": own((request) => reference.fetch(request)),
      "/openapi.json": () =>
        Response.json(createOpenApi(Object.values(registry).flat(), "local"), {
          headers: { "Access-Control-Allow-Origin": "*" },
        }),
      "/auth/v1": (request) => auth.fetch(request),
      "/rest/v1": noDataApi,
      "/realtime/v1": realtime.fetch,
      "/storage/v1": (request) => storage.fetch(request),
      "/sandbox": own((request) => controls.fetch(request)),
    },
    // Unknown paths: 401 without headers, else 404, like every function.
    fallback: services.functions["health"]!,
  });
}

const MAX_SECONDS = 10 * 365 * 86_400;
const advanceInput = z.object({ seconds: z.number().nonnegative().max(MAX_SECONDS) });

/** The app at `/sandbox`. Uses the emulators' `onError`. */
function createControls(time: StackTime, emulators: Hono): Hono {
  const now = () => ({ now: time.now().toISOString() });
  emulators.route(
    "/",
    routes({
      "GET /clock": () => ({ ok: true, ...now() }),
      "POST /clock/advance": control(advanceInput, async ({ seconds }) => {
        await time.advance(seconds);
        return now();
      }),
      "POST /tick": async () => {
        await time.runDue();
        return { ok: true, ...now() };
      },
    }),
  );
  return emulators;
}
