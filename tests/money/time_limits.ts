interface Limits {
  atLeast?: number;
  atMost?: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** In minutes since the last transition; written by hand from the contract. */
const LIMITS: Record<string, Limits> = {
  "READY_TO_SHIP CANCELLED buyer": { atMost: HOUR },
  "READY_TO_SHIP CANCELLED clock": { atLeast: 7 * DAY },
  "SHIPPED DELIVERED clock": { atLeast: 14 * DAY },
  "DELIVERED COMPLETED clock": { atLeast: 2 * DAY },
  "DELIVERED RETURN_REQUESTED buyer": { atMost: DAY },
  "RETURN_APPROVED COMPLETED clock": { atLeast: 7 * DAY },
  "RETURN_APPROVED COMPLETED staff": { atLeast: 7 * DAY },
  "EXPIRED READY_TO_SHIP provider": { atMost: DAY },
  "CANCELLED READY_TO_SHIP provider": { atMost: DAY },
};

/** Why this transition ("from to actor") must not happen after so many minutes; null when it may. */
export function untimely(step: string, minutes: number): string | null {
  const { atLeast = 0, atMost = Infinity } = LIMITS[step] ?? {};
  if (minutes < atLeast) return `came ${minutes} minutes after the last step, before its time`;
  if (minutes > atMost) return `came ${minutes} minutes after the last step, too late`;
  return null;
}
