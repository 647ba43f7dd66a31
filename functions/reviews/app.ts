import { create } from "./create.ts";
import { reply } from "./reply.ts";
import { user } from "./user.ts";

export const endpoints = [create, user, reply];
