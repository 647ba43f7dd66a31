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

test.each(["22P02", "22003", "22007", "22012", "22023", "22P05", "22021", "2201B", "2202E"])(
  "SQLSTATE %s, as all of class 22, becomes VALIDATION",
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

test.each(["54000", "54001", "54011"])(
  "SQLSTATE %s, a limit of Postgres, becomes VALIDATION",
  (code) => {
    expect(translate(postgresError(code))).toMatchObject({ code: "VALIDATION" });
  },
);

test.each([
  ...["08000", "08006", "08P01", "53100", "53200", "53300", "57014", "57P01", "57P05", "55P03"],
  ...["40001", "40P01", "40003", "25006", "28000", "28P01"],
])("SQLSTATE %s becomes UNAVAILABLE with Retry-After", (code) => {
  expect(translate(postgresError(code))).toMatchObject({
    code: "UNAVAILABLE",
    retryAfterSeconds: expect.any(Number),
  });
});

test.each([
  ["XX000", "(EMAXCONN) max client connections reached, limit: 200"],
  ["XX000", "(ECHECKOUTTIMEOUT) unable to check out connection from the pool after 15000ms"],
  ["XX000", "(EDBHANDLEREXITED) connection to database closed. Check logs for more information"],
  ["XX000", "Tenant or user not found"],
  ["XX000", "Max client connections reached"],
  ["28P01", 'password authentication failed for user "preloved_functions"'],
  ["08P01", "query_wait_timeout"],
  ["3D000", "no such database"],
])("a pooler's %s %s becomes UNAVAILABLE with Retry-After", (code, message) => {
  expect(translate(poolerError(code, message))).toMatchObject({
    code: "UNAVAILABLE",
    retryAfterSeconds: expect.any(Number),
  });
});

test.each([
  ...["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "SASL_SIGNATURE_MISMATCH"],
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "EPIPE"],
])("the driver's %s becomes UNAVAILABLE with Retry-After", (code) => {
  expect(translate(Object.assign(new Error(code), { code }))).toMatchObject({
    code: "UNAVAILABLE",
    retryAfterSeconds: expect.any(Number),
  });
});

test.each([
  ...[
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
  ],
  ...["CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
])("a certificate that is not trusted (%s) becomes UNAVAILABLE with Retry-After", (code) => {
  expect(translate(Object.assign(new Error(code), { code }))).toMatchObject({
    code: "UNAVAILABLE",
    retryAfterSeconds: expect.any(Number),
  });
});

test.each(["UnknownIssuer", "NotValidForName", "Expired", "BadSignature"])(
  "a certificate that Deno does not trust (%s) becomes UNAVAILABLE with Retry-After",
  (kind) => {
    const error = new Deno.errors.InvalidData(`invalid peer certificate: ${kind}`);
    expect(translate(error)).toMatchObject({
      code: "UNAVAILABLE",
      retryAfterSeconds: expect.any(Number),
      cause: error,
    });
  },
);

test.each(["42P01", "42501", "23514", "XX000", "P0001"])(
  "SQLSTATE %s, a bug, is returned unchanged",
  (code) => {
    const error = postgresError(code);
    expect(translate(error)).toBe(error);
  },
);
