import postgres from "postgres";
import { expect, test } from "vitest";
import { translate } from "../../../shared/db/errors.ts";
import { errorReply } from "../../../shared/http/reply.ts";
import { createLog } from "../../../shared/log.ts";

const postgresError = (code: string, fields: Record<string, string> = {}) =>
  Object.assign(Object.create(postgres.PostgresError.prototype), {
    code,
    message: code,
    severity: "ERROR",
    severity_local: "ERROR",
    ...fields,
  });

/** As the driver reads a message without the field V, which older poolers do not send. */
const poolerError = (code: string, message: string) => {
  const { severity: _, ...fields } = { severity: "", code, message, severity_local: "FATAL" };
  return Object.assign(Object.create(postgres.PostgresError.prototype), fields);
};

test.each(
  ["22P02", "22003", "22007", "22012", "22023", "22P05", "22021", "2201B", "2202E"]
    .concat("54000", "54001", "54011"),
)(
  "SQLSTATE %s, a value or a limit, becomes VALIDATION",
  (code) => {
    expect(translate(postgresError(code))).toMatchObject({ code: "VALIDATION" });
  },
);

test("a 400 that Postgres gave is logged with its place and without the value", async () => {
  const error = postgresError("22012", {
    message: "invalid value: rani@example.id",
    where: "PL/pgSQL function api.orders_get(text) line 7 at RETURN",
  });
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const reply = await errorReply(translate(error), "r1", log, new Request("https://x.test/"));
  expect(reply.status).toBe(400);
  expect(lines.map((line) => JSON.parse(line))).toEqual([{
    at: expect.any(String),
    event: "value_unreadable",
    request_id: "r1",
    sqlstate: "22012",
    where: "PL/pgSQL function api.orders_get(text) line 7 at RETURN",
  }]);
});

const withCode = (code: string) => Object.assign(new Error(code), { code });
const NOT_TRUSTED = "invalid peer certificate: ";

/** What is over sooner or later, as PostgreSQL, a pooler, the driver and TLS say it. */
test.each<[string, Error[]]>([
  [
    "SQLSTATEs",
    ["08000", "08006", "08P01", "53100", "53200", "53300", "57014", "57P01", "57P05", "55P03"]
      .concat("40001", "40P01", "40003", "25006", "28000", "28P01").map((code) =>
        postgresError(code)
      ),
  ],
  ["a pooler", [
    poolerError("XX000", "(EMAXCONN) max client connections reached, limit: 200"),
    poolerError("XX000", "(ECHECKOUTTIMEOUT) unable to check out connection from the pool"),
    poolerError("XX000", "(EDBHANDLEREXITED) connection to database closed."),
    poolerError("XX000", "Tenant or user not found"),
    poolerError("XX000", "Max client connections reached"),
    poolerError("28P01", 'password authentication failed for user "preloved_functions"'),
    poolerError("08P01", "query_wait_timeout"),
    poolerError("3D000", "no such database"),
  ]],
  [
    "the driver",
    ["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "SASL_SIGNATURE_MISMATCH"]
      .concat("ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "EPIPE")
      .map(withCode),
  ],
  [
    "a certificate that Node does not trust",
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "SELF_SIGNED_CERT_IN_CHAIN", "CERT_HAS_EXPIRED"]
      .concat("DEPTH_ZERO_SELF_SIGNED_CERT", "ERR_TLS_CERT_ALTNAME_INVALID")
      .concat("UNABLE_TO_GET_ISSUER_CERT_LOCALLY").map(withCode),
  ],
  [
    "a certificate that Deno does not trust",
    ["UnknownIssuer", "NotValidForName", "Expired", "BadSignature"]
      .map((kind) => new Deno.errors.InvalidData(NOT_TRUSTED + kind)),
  ],
])("UNAVAILABLE with Retry-After: %s", (_, errors) => {
  for (const error of errors) {
    expect(translate(error), error.message).toMatchObject({
      code: "UNAVAILABLE",
      retryAfterSeconds: expect.any(Number),
    });
  }
});

test.each(["42P01", "42501", "23514", "XX000", "P0001"])(
  "SQLSTATE %s, a bug, is returned unchanged",
  (code) => {
    const error = postgresError(code);
    expect(translate(error)).toBe(error);
  },
);
