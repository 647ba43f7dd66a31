/** The stack's clock. */
export interface Clock {
  now(): Date;
}
