/** Parts of the service that a deployment may omit. */
import { ApiError } from "./errors.ts";

/** Stands in for a feature that is not configured. */
export class Off {
  constructor(
    /** The feature as a subject: "The vision model". */
    readonly what: string,
    /** The variable that is missing or wrong. */
    readonly variable: string,
    /** The problem of the variable, if others of the feature are set. */
    readonly problem: string | null = null,
  ) {}
}

/** Throws UNAVAILABLE, which names the variable, if the feature is not configured. */
export function inUse<Part>(part: Part | Off): Part {
  if (!(part instanceof Off)) return part;
  const { what, variable, problem } = part;
  throw new ApiError("feature_off", {
    retryAfterSeconds: 3600,
    facts: { what, variable, problem: problem ?? "is not set" },
  });
}

/** `create(settings)`, or Off without settings. */
export const whenOn = <Settings, Part>(
  settings: Settings | Off,
  create: (settings: Settings) => Part,
): Part | Off => settings instanceof Off ? settings : create(settings);
