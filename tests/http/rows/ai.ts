import type { Row } from "./row.ts";

export const ai: Record<string, Row> = {
  ai_categorize: {
    request: () => ({
      path: "/ai/categorize",
      body: { photo_url: "https://127.0.0.1/dress.jpg" },
    }),
    everyone: 400,
    but: { suspended: 403 },
  },
};
