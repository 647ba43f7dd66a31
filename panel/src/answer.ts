import { useSuspenseQuery } from "@tanstack/react-query";
import type { UseSuspenseQueryOptions } from "@tanstack/react-query";
import { call } from "./api.ts";
import type { Given } from "./api.ts";
import type { Row } from "./types.ts";

/** The answer of an operation; the page waits for it, and its boundary shows a failure. */
export const useAnswer = (
  operation: string,
  given?: Given,
  options?: Partial<UseSuspenseQueryOptions<Row>>,
): Row =>
  useSuspenseQuery<Row>({
    ...options,
    queryKey: [operation, given],
    queryFn: () => call(operation, given),
  }).data;
