import * as z from "zod";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const measurements = endpoint({
  id: "listings_measurements",
  method: "GET",
  path: "/listings/measurements",
  title: "List what is measured",
  description: "The names of `measurements` by category, in the order of a form. All are " +
    "centimetres, of the thing as it lies flat: `chest` is from seam to seam.",
  auth: member,
  response: {
    status: 200,
    schema: z.record(z.string(), z.array(z.string())).meta({
      example: { Dress: ["chest", "waist", "hip", "sleeve", "length"], Sepatu: ["insole"] },
    }),
  },
  handler: ({ client }) => client.call("api.listings_measurements", {}),
});
