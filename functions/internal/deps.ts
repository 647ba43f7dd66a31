import { OWN_MESSAGE } from "../../shared/domain/events.ts";
import { parseJson } from "../../shared/domain/json.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";
import { ApiError } from "../../shared/errors.ts";
import { inUse } from "../../shared/features.ts";
import type { Off } from "../../shared/features.ts";
import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps, Endpoint } from "../../shared/http/endpoint.ts";
import { signed } from "../../shared/http/endpoint.ts";
import { verifyMessage } from "../../shared/standard_webhooks.ts";

export interface InternalDeps extends Deps {
  portalSecrets: Secrets | Off;
}

export const endpoint = endpointFor<InternalDeps>();

/** Envelope fields of our own messages: no message of the portal has them. */
const ENVELOPE = ["seq", "aggregate"];

/** Fields that every message of the other kind has. */
const FOREIGN = {
  event: [...ENVELOPE, "resolution"],
  command: [...ENVELOPE, "data"],
  query: [],
} as const;

/**
 * Every route of this group requires a Standard Webhooks signature of the raw body; a GET requires one of its query
 * string without "?". It covers neither path nor direction: a message of another kind, or our own message, is
 * UNAUTHORIZED.
 */
export const bySignature = (kind: keyof typeof FOREIGN) => ({
  auth: signed("standard_webhooks"),
  verifyHeaders: (request, deps) => {
    inUse(deps.portalSecrets);
    if (!request.headers.get("webhook-signature")) {
      throw new ApiError("signature_missing", { facts: { header: "webhook-signature" } });
    }
    return Promise.resolve(undefined);
  },
  verify: async (request, rawBody, deps) => {
    const text = kind === "query" ? new URL(request.url).search.slice(1) : rawBody;
    const id = await verifyMessage(inUse(deps.portalSecrets), request, text);
    if (id.startsWith(OWN_MESSAGE) || fieldsOf(rawBody).some((name) => isForeign(kind, name))) {
      throw new ApiError("signature_invalid");
    }
  },
} satisfies Pick<Endpoint<InternalDeps>, "auth" | "verifyHeaders" | "verify">);

const isForeign = (kind: keyof typeof FOREIGN, name: string) =>
  (FOREIGN[kind] as readonly string[]).includes(name);

/** The names of a JSON object; none for anything else, which the schema rejects. */
const fieldsOf = (rawBody: string): string[] => Object.keys(parseJson(rawBody) ?? {});
