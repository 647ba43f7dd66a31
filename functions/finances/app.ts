import { balance } from "./balance.ts";

export const endpoints = [balance];
