import * as z from "zod";
import { ApiError } from "../../shared/errors.ts";
import { endpointFor, signed } from "../../shared/http/endpoint.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { OwnReply } from "../../shared/http/reply.ts";
import { givenKeys } from "../../shared/keys.ts";
import { isOneOf } from "../../shared/secret.ts";
import { CONTENT_TYPE, expose } from "./exposition.ts";
import type { State } from "./exposition.ts";

interface MetricsDeps extends Deps {
  version: string;
  /** A caller needs one of these. */
  secretKeys: readonly string[];
}

export const get = endpointFor<MetricsDeps>()({
  id: "metrics_get",
  method: "GET",
  path: "/metrics",
  title: "Read the metrics",
  description: "The reliability signals in Prometheus' text format, for a scraper that sends the " +
    "secret key as `Authorization: Bearer`. 401 without it.",
  auth: signed("secret_key"),
  verifyHeaders: async (request, { secretKeys }) => {
    for (const key of givenKeys(request.headers)) {
      if (isOneOf(secretKeys, key)) return undefined;
    }
    throw new ApiError("secret_key_required");
  },
  response: { status: 200, schema: z.string(), envelope: false, type: CONTENT_TYPE },
  reasons: ["secret_key_required"],
  handler: async ({ deps }) => {
    const state = await deps.db.service.call("api.metrics_get", {}) as State;
    const headers = { "Content-Type": CONTENT_TYPE };
    return new OwnReply({ status: 200, text: expose(state, deps.version), headers });
  },
});
