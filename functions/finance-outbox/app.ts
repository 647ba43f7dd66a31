import { run } from "./run.ts";

export const endpoints = [run];
