/** docs/admin.md names every route of staff, with its roles and what it wants. */
import { expect, test } from "vitest";
import { endpoints } from "../../functions/admin/app.ts";
import { tableOf } from "./admin_page.ts";
import { read } from "./project.ts";

test("the table of docs/admin.md is what the routes declare", () => {
  expect(read("docs/admin.md"), "put this table into docs/admin.md").toContain(tableOf(endpoints));
});
