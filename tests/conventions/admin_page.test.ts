import { expect, test } from "vitest";
import { endpoints } from "../../functions/admin/app.ts";
import { tableOf } from "./admin_page.ts";
import { read } from "./project.ts";

test("the table of docs/admin.md is current", () => {
  expect(read("docs/admin.md"), "put this table into docs/admin.md").toContain(tableOf(endpoints));
});
