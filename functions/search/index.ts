import { boot } from "../../shared/boot.ts";
import { endpoints } from "./app.ts";

const { deps, route } = boot(Deno.env.toObject());
Deno.serve(route(endpoints, deps));
