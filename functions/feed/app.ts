import { forYou } from "./for_you.ts";
import { recentlySold } from "./recently_sold.ts";

export const endpoints = [forYou, recentlySold];
