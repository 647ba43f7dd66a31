/** The ways in which people and other systems authenticate. */
import type { Auth, Signature } from "../../shared/http/endpoint.ts";
import type { JsonObject } from "./schema.ts";

const header = (name: string, description: string) => ({
  type: "apiKey",
  in: "header",
  name,
  description,
});
const bearer = (description: string) => ({ type: "http", scheme: "bearer", description });

const USER = {
  platform_key: bearer(
    "The project's anon or publishable key: which project is called. Without `Authorization` it may be in `apikey`; " +
      "a wrong `Authorization` is 401, whatever `apikey` says.",
  ),
  user_token: header("X-User-Token", "The user's JWT from Supabase Auth: who calls."),
};

/** The headers of each, all required. */
const SIGNATURES: Record<Signature, JsonObject> = {
  callback_token: {
    callback_token: header("X-Callback-Token", "The token of the payment provider's dashboard."),
  },
  courier_token: {
    courier_token: header(
      "X-Biteship-Signature",
      "The secret registered at the shipping provider; `BITESHIP_SIGNATURE_HEADER` renames the header.",
    ),
  },
  svix: {
    svix_id: header("svix-id", "The message's id, the same in each repeat."),
    svix_timestamp: header("svix-timestamp", "Unix time in seconds, at most five minutes ago."),
    svix_signature: header(
      "svix-signature",
      "`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; several are separated by spaces.",
    ),
  },
  standard_webhooks: {
    webhook_id: header("webhook-id", "The message's id, the same in each repeat."),
    webhook_timestamp: header(
      "webhook-timestamp",
      "Unix time in seconds, at most five minutes ago.",
    ),
    webhook_signature: header(
      "webhook-signature",
      "`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body` as standardwebhooks.com says. For a GET the body is the " +
        "query string without `?`.",
    ),
  },
  qstash: {
    qstash: header("Upstash-Signature", "QStash's JWT over the URL and the body."),
  },
  secret_key: {
    secret_key: bearer("The project's secret or service_role key; `apikey` may have it instead."),
  },
};

export const SECURITY_SCHEMES: JsonObject = Object.assign({}, USER, ...Object.values(SIGNATURES));

const all = (schemes: JsonObject) =>
  Object.fromEntries(Object.keys(schemes).map((name) => [name, []]));

/** One of these sets is enough; none for open endpoints. */
export function securityOf(auth: Auth): JsonObject[] {
  if (auth.kind === "open") return [];
  return auth.kind === "signed" ? auth.by.map((each) => all(SIGNATURES[each])) : [all(USER)];
}
