import * as z from "zod";
import { voucher } from "./schemas/voucher.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { flag } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

export const vouchersList = staffList({
  id: "admin_vouchers_list",
  path: "/admin/vouchers",
  title: "List vouchers",
  description: "Newest first, with how often each was used. Switch one off with `PATCH " +
    "/admin/vouchers/{id}`.",
  auth: staff("administrator"),
  filters: {
    code: z.string().max(40).optional().meta({ description: "Only the voucher with this code" }),
    active: flag.optional().meta({
      description: "`true`: only those switched on, `false`: only those switched off",
    }),
  },
  item: voucher,
});
