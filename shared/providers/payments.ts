/** An invoice as fetched from the provider. Amounts in rupiah. */
export interface Invoice {
  id: string;
  external_id: string;
  status: string;
  url: string;
  expires_at: string | null;
  /** Null until paid. After a late payment it is set although the status stays EXPIRED. */
  paid_amount: number | null;
  payment_id: string | null;
}

/** A payment that its channel disputes, as the provider has it now. */
export interface Dispute {
  id: string;
  /** Our reference of the payment; null if it is none of an invoice. */
  reference: string | null;
  /** Rupiah; 0 if it cannot be read or is of another currency. */
  amount: number;
  is_won: boolean;
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

/** Each method throws ProviderRejected (nothing happened) or ProviderUnclear (it may have happened). */
export interface Payments {
  createInvoice(request: InvoiceRequest): Promise<Invoice>;
  /** By our reference. The provider does not deduplicate: look here before createInvoice. */
  findInvoice(externalId: string): Promise<Invoice | null>;
  getInvoice(id: string): Promise<Invoice | null>;
  /** Returns the invoice as it is afterwards, which may be PAID. */
  expireInvoice(id: string): Promise<Invoice>;
  getDispute(id: string): Promise<Dispute | null>;
}
