import { listings } from "./listings.ts";
import { suggest } from "./suggest.ts";

export const endpoints = [listings, suggest];
