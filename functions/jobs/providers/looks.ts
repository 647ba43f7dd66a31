/** Embeddings of images, with the wire format of Jina (api.jina.ai/redoc) and Azure AI. */
import * as z from "zod";
import type { Settings } from "../../../shared/config.ts";
import { Off } from "../../../shared/features.ts";
import type { Image } from "../../../shared/images/image.ts";
import {
  askVision,
  dataUrl,
  VisionFailed,
  visionTrouble,
} from "../../../shared/providers/vision.ts";
import type { Watch } from "../../../shared/providers/watch.ts";

const DIMENSIONS = 256;

const answer = z.object({
  data: z.tuple([z.object({ embedding: z.array(z.number()).length(DIMENSIONS) })]),
});

export interface Looks {
  /** The signs of the embedding, as 256 digits 1 and 0: similar images differ in few of them. Throws VisionFailed. */
  lookAt(image: Image): Promise<string>;
}

/** Undefined without a model for embeddings. */
export function looksOf(settings: Settings<"vision"> | Off, watch: Watch): Looks | undefined {
  if (settings instanceof Off || !settings.VISION_EMBEDDINGS_MODEL) return undefined;
  const { VISION_EMBEDDINGS_MODEL: model, VISION_TIMEOUT_MS: timeoutMs } = settings;
  const base = settings.VISION_EMBEDDINGS_BASE_URL ?? settings.VISION_BASE_URL;
  const apiKey = settings.VISION_EMBEDDINGS_API_KEY ?? settings.VISION_API_KEY;
  const lookAt = async (image: Image) => {
    const asked = await askVision({ url: `${base}/embeddings`, apiKey, timeoutMs }, {
      model,
      dimensions: DIMENSIONS,
      input: [{ image: dataUrl(image) }],
    });
    const { data, error } = answer.safeParse(asked);
    if (!data) throw new VisionFailed("unreadable", { cause: error });
    return data.data[0].embedding.map((value) => value > 0 ? "1" : "0").join("");
  };
  return watch("vision", { lookAt }, visionTrouble);
}
