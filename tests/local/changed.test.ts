/** `npm test -- --changed` runs what a change touches, nearest first, as far as 30 seconds go. */
import { expect, test } from "vitest";
import { fitting } from "../../tools/test.ts";
import { choose } from "../../tools/test/choose.ts";
import { exists, filesBelow, read } from "../conventions/project.ts";

const files = ["functions", "shared", "local", "tools", "tests", "supabase", "docs"].flatMap(
  filesBelow,
);
const texts = new Map<string, string>();
const readOnce = (path: string) => {
  const text = texts.get(path) ?? read(path);
  texts.set(path, text);
  return text;
};
const project = { files, read: readOnce };
const chosen = (...changed: string[]) => fitting(choose(changed, project));
const names = (...changed: string[]) => chosen(...changed).map(({ test }) => test);

test("an endpoint or its SQL function runs the test of its name first, then its group's", () => {
  for (
    const file of [
      "functions/shipping/track.ts",
      "supabase/schemas/api/functions/shipping_track.sql",
    ]
  ) {
    const [first, ...rest] = names(file);
    expect(first).toBe("tests/functions/shipping/track.test.ts");
    expect(rest.length).toBeGreaterThan(0);
  }
});

test("a table runs the tests that mention it, and those of the operations that use it", () => {
  const likes = names("supabase/schemas/public/tables/likes.sql");
  expect(likes).toContain("tests/functions/listings/like.test.ts");
  const touched = choose(["supabase/schemas/public/tables/likes.sql"], project);
  expect(touched.map(({ test }) => test)).toContain("tests/database/layout.test.ts");
});

test("a helper in SQL runs the tests of the operations that call it", () => {
  expect(names("supabase/schemas/private/functions/find_shipment.sql"))
    .toContain("tests/functions/shipping/track.test.ts");
});

test("what neither a name nor an import leads to runs tests that are about the same thing", () => {
  // Without this test, which names them.
  const others = {
    files: files.filter((each) => each !== "tests/local/changed.test.ts"),
    read: readOnce,
  };
  for (
    const [file, test] of [
      [
        "supabase/schemas/internal/functions/claim_withdrawal.sql",
        "functions/wallet/withdrawals_cr",
      ],
      ["supabase/schemas/private/functions/address_owner.sql", "functions/auth/addresses"],
      ["shared/callbacks/xendit_dispute.ts", "functions/webhooks/xendit_dispute"],
      ["shared/domain/offer.ts", "functions/offers/"],
      ["local/emulators/payment/payouts.ts", "local/emulators/payment"],
      ["tests/http/rows/wallet.ts", "http/matrix"],
      ["docs/trust.md", "conventions/documents"],
    ]
  ) {
    const found = fitting(choose([file!], others));
    expect(found.map(({ test }) => test).join(), file).toContain(`tests/${test}`);
  }
});

test("a shared module runs the tests that import it, a test runs itself", () => {
  expect(names("shared/domain/phone.ts")).toContain("tests/shared/domain/phone.test.ts");
  expect(names("tests/local/changed.test.ts")).toEqual(["tests/local/changed.test.ts"]);
});

test("whatever changes, the choice is small, and every file of it exists", () => {
  for (
    const file of files.filter((file) => !file.startsWith("tests/rehearsal")).filter((_, at) =>
      at % 7 === 0
    )
  ) {
    const choice = names(file);
    expect(choice.length, file).toBeLessThanOrEqual(14);
    expect(choice.filter((test) => !exists(test)), file).toEqual([]);
  }
  expect(names("supabase/schemas/public/tables/orders.sql").length).toBeGreaterThan(5);
});

test("each choice says why", () => {
  const [first] = chosen("functions/orders/confirm.ts");
  expect(first).toMatchObject({
    test: "tests/functions/orders/confirm.test.ts",
    why: "the test of functions/orders/confirm.ts",
  });
});
