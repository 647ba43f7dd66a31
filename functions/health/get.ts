import * as z from "zod";
import { ApiError } from "../../shared/errors.ts";
import { endpointFor, open } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import type { Dependencies } from "./dependencies.ts";

interface HealthDeps extends Deps {
  version: string;
  checkDependencies(): Promise<Dependencies>;
}

const feature = z.enum(["on", "off"]).meta({
  description: "off: this deployment does without it; its endpoints answer 503",
});
const milliseconds = z.number().nonnegative().meta({ example: 2.5 });

export const get = endpointFor<HealthDeps>()({
  id: "health_get",
  method: "GET",
  path: "/health",
  title: "Check the health",
  description: "The bare object `{ok, version}`, without headers. With `dependencies=true` it " +
    "asks the database too, and answers 503 when it is down.",
  auth: open,
  request: {
    query: z.object({
      dependencies: z.enum(["true", "false"]).default("false").meta({
        description: "true asks the database too, at most every five seconds; 503 when it is down",
      }),
    }),
  },
  response: {
    status: 200,
    schema: z.object({
      ok: z.boolean().meta({ example: true }),
      version: z.string().meta({ example: "0.1.0" }),
      dependencies: z.object({
        database: z.object({ ms: milliseconds }),
        database_public: z.object({ ms: milliseconds }),
        old_payment_providers: z.array(z.string()).meta({
          example: ["xendit_invoices"],
          description: "what began with one of these is still open: keep its variables",
        }),
        vision: feature,
        mail: feature,
        push: feature,
        portal: feature,
      }).optional(),
    }),
    envelope: false,
  },
  reasons: ["dependency_down"],
  handler: async ({ query, deps }) => {
    const up = { ok: true, version: deps.version };
    if (query.dependencies === "false") return up;
    const dependencies = await deps.checkDependencies();
    const down = Object.entries(dependencies).flatMap(([name, result]) =>
      typeof result === "object" && "error" in result ? [`${name} (${result.reason})`] : []
    );
    if (down.length === 0) return { ...up, dependencies };
    throw new ApiError("dependency_down", {
      cause: dependencies,
      facts: { services: down.join(", ") },
    });
  },
});
