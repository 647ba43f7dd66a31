/** What answers where on the stack's one port. */
import type { Hono } from "hono";
import type postgres from "postgres";
import { createOpenApi } from "../../shared/http/openapi.ts";
import { home } from "../console/home.ts";
import { reference } from "../console/reference.ts";
import { createGateway, noDataApi, readOnly } from "../gateway/gateway.ts";
import type { Handler } from "../gateway/gateway.ts";
import type { Twins } from "../twins/app.ts";
import { createControls } from "./controls.ts";
import { registry } from "./services.ts";
import type { Services } from "./services.ts";
import type { StackTime } from "./time.ts";

interface Parts {
  url: string;
  services: Services;
  auth: Hono;
  storage: Hono;
  twins: Twins;
  time: StackTime;
  admin: postgres.Sql;
}

export function createRoutes({ url, services, auth, storage, twins, time, admin }: Parts): Handler {
  const document = createOpenApi(Object.values(registry).flat(), "local");
  const controls = createControls(time, twins.app);
  return createGateway({
    functions: services.functions,
    mounts: {
      "/": readOnly(async () => page(await home({ url, time, admin }))),
      "/docs": () => page(reference(registry)),
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

function page(html: string): Response {
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
