import * as z from "zod";
import { ProviderError } from "../http.ts";

const text = z.string().max(1000);
const amount = z.number().min(-1e12).max(1e12);
const webUrl = z.url({ protocol: /^https?$/ });
const channels = z.array(z.enum(["whatsapp", "email", "viber", "sms"]));

const invoiceRequest = z.object({
  external_id: z.string().min(1).max(1000),
  // The provider truncates decimals of rupiah amounts.
  amount: z.number().min(1).max(1e12).transform(Math.trunc),
  currency: z.literal("IDR").default("IDR"),
  payer_email: z.email().optional(),
  description: text.optional(),
  invoice_duration: z.number().min(1).max(31_536_000).default(86_400),
  should_send_email: z.boolean().optional(),
  customer: z.record(z.string(), z.unknown()).optional(),
  customer_notification_preference: z.object({
    invoice_created: channels.optional(),
    invoice_reminder: channels.optional(),
    invoice_paid: channels.optional(),
  }).optional(),
  success_redirect_url: webUrl.optional(),
  failure_redirect_url: webUrl.optional(),
  payment_methods: z.array(text).optional(),
  locale: z.string().max(10).optional(),
  items: z.array(z.object({
    name: text,
    price: amount,
    quantity: z.number().min(1),
    reference_id: text.optional(),
    url: webUrl.optional(),
    category: text.optional(),
  })).max(75).optional(),
  fees: z.array(z.object({ type: text, value: amount })).max(10).optional(),
  metadata: z.record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean()]))
    .refine((entries) => Object.keys(entries).length <= 50, "at most 50 keys").nullish(),
});

export type InvoiceRequest = z.infer<typeof invoiceRequest>;

/** `undefined` stands for a body that is not JSON. */
export function readInvoiceRequest(body: unknown): InvoiceRequest {
  if (body === undefined) {
    throw new ProviderError(400, {
      error_code: "INVALID_JSON_FORMAT",
      message: "The request body is not a valid JSON format",
    });
  }
  const parsed = invoiceRequest.safeParse(body);
  if (parsed.success) return parsed.data;
  throw validationError(
    parsed.error,
    "Inputs are failing validation. The errors field contains details about which fields are violating validation.",
  );
}

export const validationError = ({ issues }: z.ZodError, message: string) =>
  new ProviderError(400, {
    error_code: "API_VALIDATION_ERROR",
    message,
    errors: issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
