import { accepted, ok } from "../../shared/http/reply.ts";
import type { Reply } from "../../shared/http/endpoint.ts";

/** 202 when the operation has proposed it instead of performing it. */
export const okOrProposed = (result: unknown): Reply =>
  typeof result === "object" && result !== null && "approval_id" in result
    ? accepted(result)
    : ok(result);
