import * as z from "zod";
import { accountStatus } from "../../shared/domain/profile.ts";
import { staffMember } from "./schemas/staff.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longPageOf, page } from "../../shared/http/pagination.ts";

const colleague = staffMember.extend({
  account_status: accountStatus,
  since: wireTime.meta({ description: "Time of the latest grant" }),
}).meta({ id: "Colleague" });

export const roles = endpoint({
  id: "admin_roles",
  method: "GET",
  path: "/admin/roles",
  title: "List staff",
  description: "Members of staff and their roles, latest grant first. Change them with `POST` " +
    "and `DELETE /admin/roles`.",
  auth: staff("superadmin"),
  request: { query: z.object(page()) },
  response: { status: 200, schema: longPageOf(colleague) },
  handler: ({ query, client }) => client.call("api.admin_roles", query),
});
