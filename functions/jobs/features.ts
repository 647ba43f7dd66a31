import type { Deps } from "../../shared/http/endpoint.ts";
import { remembered } from "../../shared/concurrency/remembered.ts";
import type { JobsDeps } from "./deps.ts";

const REPEAT_MS = 60_000;

/** Records the features that are off. Repeated, because a worker of another release may have recorded its own. */
export function createRecordFeatures(
  { db, featuresOff }: Pick<Deps, "db"> & Pick<JobsDeps, "featuresOff">,
): JobsDeps["recordFeatures"] {
  const off = Object.fromEntries(
    Object.entries(featuresOff).map(([name, { variable }]) => [name, variable]),
  );
  return remembered(REPEAT_MS, () => db.service.call("internal.record_features", { off }));
}
