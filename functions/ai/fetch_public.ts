import { readUpTo } from "../../shared/bytes.ts";
import { publicUrlProblem } from "../../shared/domain/public_url.ts";
import { ApiError, invalid } from "../../shared/errors.ts";

export interface PublicWeb {
  /** The current addresses of the host; empty when it does not exist. */
  resolve(host: string): Promise<string[]>;
  fetch: typeof fetch;
}

interface Limits {
  maxBytes: number;
  timeoutMs: number;
}

type Lookup = (host: string, type: "A" | "AAAA") => Promise<string[]>;

/** Resolves IPv4 and IPv6 addresses. Pass `Deno.resolveDns`. */
export function createResolver(lookup: Lookup): PublicWeb["resolve"] {
  return async (host) => {
    const answers = await Promise.allSettled([lookup(host, "A"), lookup(host, "AAAA")]);
    return answers.flatMap((answer) => answer.status === "fulfilled" ? answer.value : []);
  };
}

/**
 * Fetches the bytes at a public https URL. Throws VALIDATION for another scheme, a host with a private address, a
 * redirect, an error status, too many bytes or a timeout. DNS rebinding stays possible: `fetch` resolves the name
 * again, and a name server may then answer differently. The target would need TLS with a valid certificate for that
 * name, and the caller gets the response only if it is an image.
 */
export async function fetchPublic(
  address: string,
  { resolve, fetch }: PublicWeb,
  { maxBytes, timeoutMs }: Limits,
): Promise<Uint8Array> {
  const problem = publicUrlProblem(address);
  if (problem) throw invalidPhoto(problem);
  const signal = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(invalidPhoto("took too long to load")), {
      once: true,
    })
  );
  const load = async () => {
    const { hostname } = new URL(address);
    const addresses = await resolve(hostname.replace(/\.$/, ""));
    if (addresses.length === 0) throw invalidPhoto("could not be found");
    // Imported lazily: the library adds a millisecond to the start, and our own photos need no address.
    const { isPublicAddress } = await import("./addresses.ts");
    if (!addresses.every(isPublicAddress)) throw invalidPhoto("must be on a public host");
    const response = await fetch(address, {
      redirect: "manual",
      signal,
      headers: { accept: "image/*" },
    }).catch((cause) => {
      throw invalidPhoto("could not be loaded", cause);
    });
    return await readFile(response, maxBytes);
  };
  return await Promise.race([load(), timeout]);
}

async function readFile(response: Response, maxBytes: number): Promise<Uint8Array> {
  try {
    if (response.status !== 200) {
      throw invalidPhoto(
        response.status >= 300 && response.status < 400 || response.type === "opaqueredirect"
          ? "must not redirect elsewhere"
          : "could not be loaded",
      );
    }
    if (Number(response.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
    const bytes = response.body ? await readUpTo(response.body, maxBytes) : new Uint8Array();
    if (!bytes) throw tooLarge(maxBytes);
    return bytes;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw invalidPhoto("could not be loaded", error);
  } finally {
    if (!response.bodyUsed) await response.body?.cancel().catch(() => {});
  }
}

const tooLarge = (maxBytes: number) =>
  invalidPhoto(`must have at most ${Math.floor(maxBytes / 1024 / 1024)} MiB`);

const invalidPhoto = (message: string, cause?: unknown): ApiError =>
  invalid("photo_invalid", [{ path: "body.photo_url", message }], cause);
