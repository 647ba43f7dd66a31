/** A new one each time, since the driver defines fields of it. */
export const connectionLost = () =>
  failure("CONNECTION_CLOSED", "The database closed the connection.");

export function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
