/** What the e-mail company accepts, and its words for a mistake. */
import * as z from "zod";
import { Refusal } from "../refusal.ts";

const address = z.string().max(320)
  .regex(/^(?:[^<>\r\n]{0,200}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "Invalid address.");
const tag = z.object({
  name: z.string().regex(/^[\w-]{1,256}$/),
  value: z.string().regex(/^[\w-]{1,256}$/),
});

const messageRequest = z.object({
  from: address,
  to: z.union([address.transform((one) => [one]), z.array(address).min(1).max(50)]),
  subject: z.string().min(1).max(1000),
  html: z.string().max(500_000).optional(),
  text: z.string().max(500_000).optional(),
  reply_to: z.union([address, z.array(address)]).optional(),
  headers: z.record(z.string(), z.string()).optional(),
  tags: z.array(tag).default([]),
}).refine(({ html, text }) => html !== undefined || text !== undefined, "Missing html or text.");

export type MessageRequest = z.output<typeof messageRequest>;

export function readMessageRequest(body: unknown): MessageRequest {
  const parsed = messageRequest.safeParse(body);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  const message = `The ${first?.path.join(".") || "body"} field is invalid: ${first?.message}`;
  throw mailRefusal(422, "validation_error", message);
}

export function mailRefusal(
  statusCode: 400 | 401 | 404 | 422,
  name: string,
  message: string,
): Refusal {
  return new Refusal(statusCode, { statusCode, name, message });
}
