import { status } from "./status.ts";
import { submit } from "./submit.ts";

export const endpoints = [submit, status];
