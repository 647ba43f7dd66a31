import * as z from "zod";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const difference = z.object({ what: z.string(), kept: z.int(), counted: z.int() });

export const discovery = endpoint({
  id: "admin_discovery",
  method: "GET",
  path: "/admin/discovery",
  title: "Check the stored totals",
  description: "Recounts the counters, and the search entries, likes and boost scores of what " +
    "is for sale. `exact` is true when nothing differs.",
  auth: staff("ops_admin", "administrator"),
  response: {
    status: 200,
    schema: z.object({
      exact: z.boolean().meta({ example: true }),
      visible: z.int().meta({ description: "Number of listings for sale, recounted" }),
      differences: z.array(difference).meta({ example: [] }),
    }),
  },
  handler: ({ client }) => client.call("api.admin_discovery", {}),
});
