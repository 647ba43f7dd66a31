/** Is the service up, and which version is it. */
import * as z from "zod";
import { open } from "../../shared/http/endpoint.ts";
import { bare } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

export const get = endpoint({
  id: "health_get",
  method: "GET",
  path: "/health",
  auth: open,
  summary: "Tell that the service is up, and its version.",
  response: {
    status: 200,
    schema: z.object({ ok: z.boolean(), version: z.string() }),
    envelope: false,
  },
  handler: ({ deps }) => Promise.resolve(bare({ ok: true, version: deps.version })),
});
