/** What the panel's build reads from the API's description. */
import { expect, test } from "vitest";
import { openApiText } from "../../tools/openapi.ts";
import { headersFor } from "../../panel/headers.ts";
import { operationsOf } from "../../panel/operations.ts";
import { resources } from "../../panel/src/resources.ts";
import type { Row } from "../../panel/src/types.ts";
import { titles } from "../../panel/src/words/titles.ts";
import { read } from "../conventions/project.ts";
import { endpoints } from "../../functions/admin/app.ts";

const operations = operationsOf(JSON.parse(openApiText()));
const all = Object.entries(operations);
/** What staff may do with an order as its people do. */
const OF_ORDERS = ["orders_status", "payments_check"];
/** What they read of a person as everybody does. */
const OF_PEOPLE = ["reviews_user"];
const acting = all.filter(([id, { method }]) => method !== "get" || OF_ORDERS.includes(id));

test("every operation of the admin group is known, with the roles that it admits", () => {
  expect(Object.keys(operations).toSorted())
    .toEqual([...endpoints.map(({ id }) => id), ...OF_ORDERS, ...OF_PEOPLE].toSorted());
  expect(all.filter(([, { roles }]) => !roles.includes("superadmin")).map(([id]) => id)).toEqual(
    [],
  );
});

test("every operation of the admin group has its place in the panel", async () => {
  const texts: string[] = [];
  for (const folder of ["panel/src/", "panel/src/pages/"]) {
    for await (const { name, isFile } of Deno.readDir(folder)) {
      if (isFile) texts.push(read(folder + name));
    }
  }
  const text = texts.join("\n");
  expect(endpoints.map(({ id }) => id).filter((id) => !text.includes(`"${id}"`))).toEqual([]);
});

test("bodies, reasons and dry runs are those of the description", () => {
  const { bodies, reason, hasDryRun } = operations["admin_disputes_resolve"]!;
  expect(bodies[0]!.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ["resolution", true],
    ["refund_amount", undefined],
    ["note", true],
  ]);
  expect([reason, hasDryRun]).toEqual(["optional", true]);
  expect(operations["admin_suspense_close"]!.bodies.length).toBeGreaterThan(1);
  const { bodies: [voucher] } = operations["admin_vouchers_create"]!;
  expect(voucher!.slice(0, 3).map(({ name }) => name)).toEqual(["code", "kind", "value"]);
  expect(operations["admin_payouts_settle"]!.reason).toBe("required");
});

/** Reading that is a line of the audit log. */
const AUDITED = ["admin_users", "admin_ktp_view", "admin_conversations_view"];

test("every operation that the audit log names has an Indonesian title", () => {
  expect(Object.keys(titles).toSorted())
    .toEqual([...acting.map(([id]) => id), ...AUDITED].toSorted());
});

test.each(Object.entries(resources))("%s: its columns are fields of its list", (_, resource) => {
  const fields = operations[resource.list]!.fields.map(({ name }) => name);
  const known = [...fields, ...Object.keys(resource.made ?? {})];
  expect(resource.columns.filter((column) => !known.includes(column))).toEqual([]);
});

/** Rows in every state that the actions ask about. */
const ROWS: Row[] = ["open", "approved", "HELD", "LINK_CREATED", "announced"].map((status) => ({
  id: "1",
  user_id: "2",
  status,
  live_banned: true,
  roles: ["ops_admin"],
}));

test.each(Object.entries(resources))("%s: its actions fill the operation's path", (_, resource) => {
  for (const { operation, path = {} } of ROWS.flatMap((row) => resource.actions?.(row) ?? [])) {
    const wanted = [...operations[operation]!.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(path), operation).toEqual(wanted);
  }
});

test("the policy allows nothing but the panel's files and the project", () => {
  const policy = headersFor("https://abc.supabase.co")["Content-Security-Policy"]!;
  expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co;");
});
