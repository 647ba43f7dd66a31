import type { SendEmail } from "../mailing.ts";

export const mailSend = ({ sendEmail }: { sendEmail: SendEmail }, payload: { email_id: string }) =>
  sendEmail(payload.email_id);
