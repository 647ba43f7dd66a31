import { get } from "./get.ts";

export const endpoints = [get];
