import { row } from "./row.ts";
import type { Row } from "./row.ts";

export const health: Record<string, Row> = {
  health_get: row("/health", 200, { unregistered: 200 }),
  metrics_get: row("/metrics", 401, { unregistered: 401 }),
};
