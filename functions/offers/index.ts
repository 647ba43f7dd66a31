import { boot } from "../../shared/boot.ts";
import { createRouter } from "../../shared/http/router.ts";
import { endpoints } from "./app.ts";

const { deps, config } = boot(Deno.env.toObject());
Deno.serve(createRouter(endpoints, deps, config.base).fetch);
