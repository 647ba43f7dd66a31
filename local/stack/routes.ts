/** What answers where on the stack's one port. */
import type { Hono } from "hono";
import type postgres from "postgres";
import { createOpenApi } from "../../shared/http/openapi.ts";
import { createConsole } from "../console/app.ts";
import { createReference } from "../console/reference.ts";
import { createGateway, noDataApi, readOnly } from "../gateway/gateway.ts";
import type { Handler } from "../gateway/gateway.ts";
import type { Emulators } from "../emulators/app.ts";
import { createControls } from "./controls.ts";
import type { DemoUser } from "./seed.ts";
import { registry } from "./services.ts";
import type { Services } from "./services.ts";
import type { StackTime } from "./time.ts";

interface Parts {
  url: string;
  anonKey: string;
  services: Services;
  auth: Hono;
  storage: Hono;
  emulators: Emulators;
  time: StackTime;
  admin: postgres.Sql;
  /** Empty until the demo people have signed up. */
  people(): Record<string, DemoUser>;
}

export function createRoutes(parts: Parts): Handler {
  const { services, auth, storage, emulators, time } = parts;
  const document = createOpenApi(Object.values(registry).flat(), "local");
  const controls = createControls(time, emulators.app);
  const reference = createReference(parts);
  const pages = createConsole({ ...parts, sql: parts.admin, emulators: emulators.app });
  return createGateway({
    functions: services.functions,
    mounts: {
      "/": readOnly((request) => pages.fetch(request)),
      "/console": (request) => pages.fetch(request),
      "/docs": (request) => reference.fetch(request),
      "/openapi.json": () =>
        Response.json(document, { headers: { "Access-Control-Allow-Origin": "*" } }),
      "/auth/v1": (request) => auth.fetch(request),
      "/rest/v1": noDataApi,
      "/storage/v1": (request) => storage.fetch(request),
      "/sandbox": (request) => controls.fetch(request),
    },
    // Unknown paths meet the service's own rule: 401 without headers, else 404.
    fallback: services.functions["health"]!,
  });
}
