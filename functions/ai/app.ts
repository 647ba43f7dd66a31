import { categorize } from "./categorize.ts";

export const endpoints = [categorize];
