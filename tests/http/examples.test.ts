/** Each operation accepts the examples of the API reference as they stand, from whom its security says. */
import { expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { signMessage } from "../../shared/standard_webhooks.ts";
import { createOpenApi } from "../../tools/openapi/document.ts";
import {
  CALLBACK_TOKEN,
  MAIL_SECRET,
  PORTAL_SECRET,
  SERVICE_KEY,
  SHIPPING_SECRET,
} from "../support/environment.ts";
import { setUp, useMarket } from "../support/market.ts";
import { createCallers } from "./callers.ts";

interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header";
  schema: { default?: unknown };
  example?: unknown;
}

/** What only the service can sign, and a photo that must exist. */
const REASONS: Readonly<Record<string, string>> = {
  orders_create: "quote_invalid",
  orders_preview: "quote_invalid",
  ai_categorize: "photo_invalid",
};
/** The story's people and things are not in the database, and the callers have some of their own. */
const ACCEPTED = [200, 201, 202, 302, 404, 409];

const market = useMarket();
const callers = setUp(() => createCallers(market, true));

const endpoints = Object.values(registry).flat();
// deno-lint-ignore no-explicit-any
const { paths, components }: any = createOpenApi(endpoints, "test");

function exampleOf({ method, path }: Endpoint) {
  const { parameters, requestBody, security } =
    paths[path.replace(/:(\w+)/g, "{$1}")][method.toLowerCase()];
  const given: Parameter[] = parameters.map((each: Parameter) =>
    each.$ref ? components.parameters[each.$ref.split("/").at(-1)!] : each
  );
  // A cursor goes without an offset.
  const isLeftOut = ({ name }: Parameter) =>
    name === "offset" && given.some((each) => each.name === "cursor");
  const within = (place: Parameter["in"]) =>
    given.filter((each) => each.in === place && !isLeftOut(each))
      .map(({ name, example, schema }) => [name, example ?? schema.default] as const)
      .filter(([, value]) => value !== undefined);
  const query = within("query")
    .flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  return {
    path: within("path").reduce((text, [name, id]) => text.replace(`:${name}`, String(id)), path) +
      `?${new URLSearchParams(query)}`,
    headers: Object.fromEntries(within("header").map(([name, text]) => [name, String(text)])),
    body: requestBody && JSON.stringify(requestBody.content["application/json"].example),
    signedBy: Object.keys(security.at(-1) ?? {})
      .map((scheme) => components.securitySchemes[scheme].name ?? "Authorization"),
  };
}

/** A sender that knows all secrets, and sends only these headers. */
function systemOf(names: string[], signed: string) {
  const id = crypto.randomUUID();
  const mail = Object.entries(signMessage([MAIL_SECRET], id, signed))
    .map(([name, text]) => [name.replace("webhook-", "svix-"), text]);
  const known = new Headers({
    ...signMessage([PORTAL_SECRET], id, signed),
    ...Object.fromEntries(mail),
    "x-callback-token": CALLBACK_TOKEN,
    "x-biteship-signature": SHIPPING_SECRET,
    authorization: `Bearer ${SERVICE_KEY}`,
  });
  return market.with(Object.fromEntries(names.map((name) => [name, known.get(name) ?? ""])));
}

test.each(
  endpoints.filter(({ request }) => !request?.form)
    .map((endpoint) => [endpoint.id, endpoint] as const),
)("%s accepts its examples", async (id, endpoint) => {
  const { path, headers, body, signedBy } = exampleOf(endpoint);
  const { kind } = endpoint.auth;
  const client = kind === "signed"
    ? systemOf(signedBy, body ?? path.split("?")[1]!)
    : market.as(kind === "staff" ? callers.users.superadmin : callers.buyer);
  const answer = await client.send(endpoint.method, path, body, headers);
  if (answer.status === 400) expect(answer.body.error.reason).toBe(REASONS[id]);
  else expect(ACCEPTED).toContain(answer.status);
});
