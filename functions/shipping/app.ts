import { book } from "./book.ts";
import { couriers } from "./couriers.ts";
import { label } from "./label.ts";
import { rates } from "./rates.ts";
import { track } from "./track.ts";
import { waybill } from "./waybill.ts";

export const endpoints = [rates, couriers, book, waybill, label, track];
