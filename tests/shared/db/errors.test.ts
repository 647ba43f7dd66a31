import postgres from "postgres";
import { expect, test } from "vitest";
import { translate } from "../../../shared/db/errors.ts";

const refused = (code: string) =>
  Object.assign(Object.create(postgres.PostgresError.prototype), {
    code,
    message: code,
    severity: "ERROR",
  });

test.each(["22P02", "22003", "54001", "22P05", "22021"])("%s is invalid input", (code) => {
  expect(translate(refused(code))).toMatchObject({ code: "VALIDATION" });
});

test.each(["42P01", "42501", "23514"])("%s stays an error of ours", (code) => {
  const error = refused(code);
  expect(translate(error)).toBe(error);
});
