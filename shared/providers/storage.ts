import type { BaseConfig } from "../config.ts";
import { ProviderUnclear } from "./call.ts";

export type Bucket = "listing-photos" | "labels" | "ktp";

/** Each method throws ProviderUnclear when the storage rejects or does not respond. */
export interface Storage {
  /** Creates or replaces the object. */
  putObject(bucket: Bucket, path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** A URL with which anyone can read the object until it expires. */
  signedUrl(bucket: Bucket, path: string, seconds: number): Promise<string>;
  /** A URL, and the token in it, with which anyone can write this object once. */
  signedUploadUrl(bucket: Bucket, path: string): Promise<{ signed_url: string; token: string }>;
  /** The object's bytes and type, or null when there is none. */
  download(
    bucket: Bucket,
    path: string,
  ): Promise<{ bytes: Uint8Array; contentType: string } | null>;
  remove(bucket: Bucket, paths: string[]): Promise<void>;
  publicUrl(bucket: Bucket, path: string): string;
}

/** Throws when no secret key is configured. */
export function createStorage(
  config: Pick<BaseConfig, "SUPABASE_URL" | "SUPABASE_SERVICE_ROLE_KEY" | "SUPABASE_SECRET_KEYS">,
): Storage {
  const key = config.SUPABASE_SERVICE_ROLE_KEY ?? config.SUPABASE_SECRET_KEYS?.[0];
  if (!key) {
    throw new Error(
      "Storage needs SUPABASE_SERVICE_ROLE_KEY or SUPABASE_SECRET_KEYS (.env.example).",
    );
  }
  // Imported lazily: the client is large, and most requests do not need it.
  const load = async () => {
    const { createClient } = await import("@supabase/supabase-js");
    return createClient(config.SUPABASE_URL, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  };
  let client: ReturnType<typeof load> | undefined;
  const open = async (bucket: Bucket) => (await (client ??= load())).storage.from(bucket);
  return {
    putObject: async (bucket, path, bytes, contentType) => {
      must(await (await open(bucket)).upload(path, bytes, { contentType, upsert: true }));
    },
    signedUrl: async (bucket, path, seconds) =>
      must(await (await open(bucket)).createSignedUrl(path, seconds)).signedUrl,
    signedUploadUrl: async (bucket, path) => {
      const { signedUrl, token } = must(await (await open(bucket)).createSignedUploadUrl(path));
      return { signed_url: signedUrl, token };
    },
    download: async (bucket, path) => {
      const answer = await (await open(bucket)).download(path);
      if (answer.error && isMissing(answer.error)) return null;
      const blob = must(answer);
      return { bytes: new Uint8Array(await blob.arrayBuffer()), contentType: blob.type };
    },
    remove: async (bucket, paths) => {
      must(await (await open(bucket)).remove(paths));
    },
    publicUrl: (bucket, path) =>
      encodeURI(`${config.SUPABASE_URL}/storage/v1/object/public/${bucket}/${path}`),
  };
}

function must<T>({ data, error }: { data: T | null; error: unknown }): T {
  if (error || data === null) {
    throw new ProviderUnclear("The storage rejected the request or did not respond.", {
      cause: error,
    });
  }
  return data;
}

/** The storage responds with 400 and the actual status in the body; older clients read only the former. */
function isMissing(error: object): boolean {
  const { status, statusCode } = error as { status?: number; statusCode?: string };
  return status === 404 || statusCode === "404";
}
