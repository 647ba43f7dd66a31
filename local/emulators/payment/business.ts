import type * as z from "zod";
import { ProviderError } from "../http.ts";

/** `to` is the end of the path. */
export type CallBack = (to: string, body: object, about: string) => void;

export const merchantName = "Preloved";
export const businessId = "5f2a1c9e8b7d6a0012c4e9f3";

export const validationError = ({ issues }: z.ZodError, message: string) =>
  new ProviderError(400, {
    error_code: "API_VALIDATION_ERROR",
    message,
    errors: issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
