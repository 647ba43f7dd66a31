import { ktpForm } from "../../support/ktp.ts";
import { row } from "./row.ts";
import type { Row } from "./row.ts";

export const ktp: Record<string, Row> = {
  ktp_submit: row("/ktp/submit", 201, {}, { body: () => ktpForm() }),
  ktp_status: row("/ktp/status", 200),
};
