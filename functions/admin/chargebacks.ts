import { chargeback } from "../../shared/domain/chargeback.ts";
import { orderKey } from "../../shared/domain/id.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { sortByTime, statusOf } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

export const chargebacks = staffList({
  id: "admin_chargebacks",
  path: "/admin/chargebacks",
  title: "List chargebacks",
  description: "Payments that a card issuer, bank or e-wallet takes back, those without a " +
    "decision by default. Next: `POST /admin/chargebacks/{id}/decide`.",
  auth: staff("ops_admin"),
  filters: {
    status: statusOf("closed"),
    order: orderKey.optional(),
    sort: sortByTime,
  },
  item: chargeback,
});
