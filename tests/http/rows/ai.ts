import { row } from "./row.ts";
import type { Row } from "./row.ts";

export const ai: Record<string, Row> = {
  ai_categorize: row("/ai/categorize", 400, { suspended: 403 }, {
    body: { photo_url: "https://127.0.0.1/dress.jpg" },
  }),
};
