import * as z from "zod";
import { decided } from "../../shared/domain/ktp.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { sortByTime } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

const pending = decided.extend({
  username: z.string(),
  full_name: z.string().nullable(),
  rejected_before: z.int().meta({ description: "Number of rejected submissions of this user" }),
}).meta({ id: "KtpWaiting" });

export const ktpPending = staffList({
  id: "admin_ktp_pending",
  path: "/admin/ktp/pending",
  title: "List identity checks",
  description: "The pending ones, newest first, without photos. Next: `GET /admin/ktp/{id}`.",
  auth: staff("ops_admin"),
  filters: { sort: sortByTime },
  item: pending,
});
