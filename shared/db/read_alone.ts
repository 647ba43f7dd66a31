import type { OperationName } from "./operations.ts";

/**
 * The most frequent reads of a caller are one statement, which sets the claims first: without a transaction around it
 * that sets the role, so the login itself may execute them. Each checks its caller by the claims.
 */
const READ_ALONE: readonly OperationName[] = ["api.listings_get"];

export const isReadAlone = (operation: OperationName): boolean => READ_ALONE.includes(operation);
