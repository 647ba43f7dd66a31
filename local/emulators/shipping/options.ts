export interface ShippingOptions {
  apiKey: string;
  headerName: string;
  headerValue: string;
  callbackPath: string;
  /** Assigns the waybill a minute after the order, in a callback of its own. */
  waybillLater?: boolean;
}
