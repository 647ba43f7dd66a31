import { ktpForm } from "../../support/ktp.ts";
import type { Row } from "./row.ts";

export const ktp: Record<string, Row> = {
  ktp_submit: {
    request: () => ({ path: "/ktp/submit", body: ktpForm() }),
    everyone: 201,
  },
  ktp_status: {
    request: () => ({ path: "/ktp/status" }),
    everyone: 200,
  },
};
