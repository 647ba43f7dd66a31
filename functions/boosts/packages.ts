import * as z from "zod";
import { boostPackage } from "../../shared/domain/boost.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const packages = endpoint({
  id: "boosts_packages",
  method: "GET",
  path: "/boosts/packages",
  title: "List boost packages",
  description: "What a boost costs, how long it lasts and what it adds to the score. Next: `POST " +
    "/boosts`.",
  auth: member,
  response: { status: 200, schema: z.array(boostPackage) },
  caching: { by: "members" },
  handler: ({ deps }) => deps.db.anon.call("api.boosts_packages", {}),
});
