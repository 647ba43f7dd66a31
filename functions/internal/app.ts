import { events } from "./events.ts";
import { receive } from "./receive.ts";
import { resolveDispute } from "./resolve_dispute.ts";

export const endpoints = [receive, events, resolveDispute];
