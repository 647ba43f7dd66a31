import * as z from "zod";
import { wireTime } from "../../shared/domain/time.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { flag } from "../../shared/http/pagination.ts";
import { staffList } from "./staff_list.ts";

const job = z.object({
  id: z.uuid(),
  kind: z.string().meta({ example: "shipping_book" }),
  key: z.string(),
  attempts: z.int(),
  last_error: z.string().nullable(),
  due_at: wireTime.meta({ description: "When it was first due" }),
  next_try: wireTime.nullable().meta({ description: "Null when it is dead" }),
  dead_at: wireTime.nullable(),
}).meta({
  id: "Job",
  example: {
    key: "order:3eeb7e96-e59c-440f-8cb1-a089daba079f",
    last_error: "biteship answered 503",
    dead_at: null,
  },
});

export const jobs = staffList({
  id: "admin_jobs",
  path: "/admin/jobs",
  title: "List jobs",
  description: "Background work that is not done, newest first, with its last error and next " +
    "try. Retry a dead one with `POST /admin/jobs/{id}/redrive`.",
  auth: staff("ops_admin", "administrator"),
  filters: {
    failing: flag.optional().meta({ description: "`true`: only jobs that failed at least once" }),
    kind: z.string().max(100).optional().meta({ description: "Only jobs of this kind" }),
  },
  item: job,
});
