import * as z from "zod";

export type JsonObject = z.output<typeof jsonObject>;

export const jsonObject = z.record(z.string(), z.json());
