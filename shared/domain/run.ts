import * as z from "zod";

/** For a scheduled run. */
export const stopped = z.boolean().meta({
  description: "The run ended at its limits, so that more may be due: the next run goes on",
});
