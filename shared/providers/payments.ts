/** Collecting money: what the service wants of a payment provider, whoever it is. */

/** An invoice as the provider has it now. Amounts in rupiah. */
export interface Invoice {
  id: string;
  external_id: string;
  status: string;
  url: string;
  expires_at: string | null;
  /** Null unless money moved; on a late payment the invoice stays EXPIRED and this is set all the same. */
  paid_amount: number | null;
  payment_id: string | null;
}

export interface InvoiceRequest {
  external_id: string;
  amount: number;
  description: string;
  payer_email: string | null;
  duration_seconds: number;
  items: { name: string; price: number; quantity: number }[];
  fees: { type: string; value: number }[];
}

/** Each throws ProviderRefused (a definite no) or ProviderUnclear (it may have happened). */
export interface Payments {
  createInvoice(request: InvoiceRequest): Promise<Invoice>;
  /** The invoice made under our reference, if any: the provider does not deduplicate, so we look first. */
  findInvoice(externalId: string): Promise<Invoice | null>;
  getInvoice(id: string): Promise<Invoice | null>;
  /** Asks to expire it; the answer is the invoice as it then stands, which may be PAID. */
  expireInvoice(id: string): Promise<Invoice>;
}
