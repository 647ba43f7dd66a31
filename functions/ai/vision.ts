import type { Image } from "../../shared/images/image.ts";
import type { Usage } from "../../shared/providers/vision.ts";
import type { Seen } from "./categorization.ts";

export interface Vision {
  /** The model's name; part of the key of cached answers. */
  model: string;
  /** Throws VisionFailed. Never retries: the caller decides. */
  analyze(image: Image): Promise<{ seen: Seen; usage: Usage }>;
}
