import { endpointFor } from "../../shared/http/endpoint.ts";
import type { Deps, Endpoint } from "../../shared/http/endpoint.ts";
import { signed } from "../../shared/http/endpoint.ts";
import { verifyMessage } from "../../shared/http/standard_webhooks.ts";
import type { Secrets } from "../../shared/domain/secrets.ts";

export interface InternalDeps extends Deps {
  portalSecrets: Secrets;
}

export const endpoint = endpointFor<InternalDeps>();

/** Every route of this group needs a Standard Webhooks signature of the raw body (empty for a GET). */
export const bySignature = {
  auth: signed("Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature)"),
  verify: async (request, rawBody, deps) =>
    void await verifyMessage(deps.portalSecrets, request, rawBody),
} satisfies Pick<Endpoint<InternalDeps>, "auth" | "verify">;
