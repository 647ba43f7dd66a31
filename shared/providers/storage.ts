import { externalUrl } from "../config.ts";
import { readUpTo } from "../bytes.ts";
import type { BaseConfig } from "../config.ts";
import { ownKey } from "../keys.ts";
import { ProviderUnclear } from "./call.ts";

export type Bucket = "listing-photos" | "photos" | "labels" | "ktp";

/** Each method throws ProviderUnclear if the storage rejects the request or does not respond. */
export interface Storage {
  /** Creates or replaces the object. */
  putObject(bucket: Bucket, path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Creates the object; an existing one stays as it is. Of two concurrent uploads the last one stays. */
  createObject(bucket: Bucket, path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  exists(bucket: Bucket, path: string): Promise<boolean>;
  /** A URL for reading the object, valid for anyone until it expires. */
  signedUrl(bucket: Bucket, path: string, seconds: number): Promise<string>;
  /** A URL with its token for writing this object, valid for anyone until one upload has ended. */
  signedUploadUrl(bucket: Bucket, path: string): Promise<{ signed_url: string; token: string }>;
  /**
   * The object's bytes, or null if it does not exist. An upload in chunks, without its length, passes the bucket's
   * limit: an object larger than `maxBytes` is not read to its end.
   */
  download(
    bucket: Bucket,
    path: string,
    maxBytes: number,
  ): Promise<Uint8Array | "too_large" | null>;
  remove(bucket: Bucket, paths: string[]): Promise<void>;
  /** Removes every object below the folder, of any owner. */
  removeFolder(bucket: Bucket, folder: string): Promise<void>;
  publicUrl(bucket: Bucket, path: string): string;
}

/** Throws if no secret key is configured. */
export function createStorage(
  config: Pick<
    BaseConfig,
    "SUPABASE_URL" | "API_EXTERNAL_URL" | "SUPABASE_SERVICE_ROLE_KEY" | "SUPABASE_SECRET_KEYS"
  >,
): Storage {
  const key = ownKey(config, "Storage");
  // Imported lazily: the client is large, and most requests do not need it.
  const load = async () => {
    const { createClient } = await import("@supabase/supabase-js");
    return createClient(config.SUPABASE_URL, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  };
  const forClients = (url: string) => url.replace(config.SUPABASE_URL, externalUrl(config));
  let client: ReturnType<typeof load> | undefined;
  const open = async (bucket: Bucket) => (await (client ??= load())).storage.from(bucket);
  const remove: Storage["remove"] = async (bucket, paths) => {
    must(await (await open(bucket)).remove(paths));
  };
  const removeFolder: Storage["removeFolder"] = async (bucket, folder) => {
    for (let left = MAX_PAGES; left > 0; left--) {
      const entries = must(await (await open(bucket)).list(folder, { limit: FILES_PER_PAGE }));
      if (entries.length === 0) return;
      const files = entries.filter(({ id }) => id !== null);
      for (const { name } of entries.filter(({ id }) => id === null)) {
        await removeFolder(bucket, `${folder}/${name}`);
      }
      if (files.length > 0) await remove(bucket, files.map(({ name }) => `${folder}/${name}`));
    }
    throw new ProviderUnclear(`The storage still lists objects in a folder of ${bucket}.`);
  };
  return {
    putObject: async (bucket, path, bytes, contentType) => {
      must(await (await open(bucket)).upload(path, bytes, { contentType, upsert: true }));
    },
    createObject: async (bucket, path, bytes, contentType) => {
      const answer = await (await open(bucket)).upload(path, bytes, { contentType, upsert: false });
      if (!answer.error || !hasStatus(answer.error, 409)) must(answer);
    },
    exists: async (bucket, path) => {
      const answer = await (await open(bucket)).info(path);
      if (answer.error && isMissing(answer.error)) return false;
      must<unknown>(answer);
      return true;
    },
    signedUrl: async (bucket, path, seconds) =>
      forClients(must(await (await open(bucket)).createSignedUrl(path, seconds)).signedUrl),
    signedUploadUrl: async (bucket, path) => {
      const { signedUrl, token } = must(await (await open(bucket)).createSignedUploadUrl(path));
      return { signed_url: forClients(signedUrl), token };
    },
    download: async (bucket, path, maxBytes) => {
      const answer = await (await open(bucket)).download(path).asStream();
      if (answer.error && isMissing(answer.error)) return null;
      return await readUpTo(must(answer), maxBytes) ?? "too_large";
    },
    remove,
    removeFolder,
    publicUrl: (bucket, path) =>
      encodeURI(`${externalUrl(config)}/storage/v1/object/public/${bucket}/${path}`),
  };
}

const FILES_PER_PAGE = 500;
/** For a storage that keeps listing removed objects. */
const MAX_PAGES = 1000;

function must<T>({ data, error }: { data: T | null; error: unknown }): T {
  if (error || data === null) {
    throw new ProviderUnclear("The storage rejected the request or did not respond.", {
      cause: error,
    });
  }
  return data;
}

/** The storage responds with 400 and puts the actual status into the body; older clients read only the former. */
const isMissing = (error: object) => hasStatus(error, 404);

function hasStatus(error: object, wanted: number): boolean {
  const { status, statusCode, code } = error as {
    status?: number;
    statusCode?: string;
    code?: string;
  };
  return status === wanted || statusCode === String(wanted) ||
    wanted === 404 && code === "NoSuchKey";
}
