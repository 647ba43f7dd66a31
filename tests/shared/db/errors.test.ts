import postgres from "postgres";
import { expect, test } from "vitest";
import { translate } from "../../../shared/db/errors.ts";

const postgresError = (code: string) =>
  Object.assign(Object.create(postgres.PostgresError.prototype), {
    code,
    message: code,
    severity: "ERROR",
  });

test.each(["22P02", "22003", "54001", "22P05", "22021"])(
  "SQLSTATE %s becomes VALIDATION",
  (code) => {
    expect(translate(postgresError(code))).toMatchObject({ code: "VALIDATION" });
  },
);

test.each(["42P01", "42501", "23514"])("SQLSTATE %s is returned unchanged", (code) => {
  const error = postgresError(code);
  expect(translate(error)).toBe(error);
});
