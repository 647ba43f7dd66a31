import { machine } from "./row.ts";
import type { Row } from "./row.ts";

export const jobs: Record<string, Row> = {
  jobs_run: machine("/jobs/run"),
  jobs_minute: machine("/jobs/minute"),
};
