/** Parts of the service that a deployment may leave out. */
import { ApiError } from "./errors.ts";

/** In place of a feature that is not configured. */
export class Off {
  constructor(
    /** As a subject: "The vision model". */
    readonly what: string,
    /** Not set; with it the feature begins. */
    readonly variable: string,
    /** The problem of the variable, when others of the feature are set. */
    readonly problem: string | null = null,
  ) {}
}

/** Throws UNAVAILABLE, which names the variable, when the feature is not configured. */
export function inUse<Part>(part: Part | Off): Part {
  if (!(part instanceof Off)) return part;
  const { what, variable, problem } = part;
  throw new ApiError("feature_off", {
    retryAfterSeconds: 3600,
    facts: { what, variable, problem: problem ?? "is not set" },
  });
}

/** `create(settings)`, or Off when there are none. */
export const whenOn = <Settings, Part>(
  settings: Settings | Off,
  create: (settings: Settings) => Part,
): Part | Off => settings instanceof Off ? settings : create(settings);
