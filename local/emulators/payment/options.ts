export interface PaymentOptions {
  secretKey: string;
  callbackToken: string;
  callbackPath: string;
}
