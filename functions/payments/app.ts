import { check } from "./check.ts";

export const endpoints = [check];
