/** A new error each time, because the driver adds fields to it. */
export const connectionLost = () =>
  failure("CONNECTION_CLOSED", "The database closed the connection.");

export function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
