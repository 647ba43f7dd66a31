/** Fetches a file that someone points at, without letting them point us at our own network. */
import { readUpTo } from "../../shared/bytes.ts";
import { publicUrlProblem } from "../../shared/domain/public_url.ts";
import { ApiError } from "../../shared/errors.ts";
import { isPublicAddress } from "./addresses.ts";

export interface PublicWeb {
  /** Every address that the name has now; none when there is no such name. */
  resolve(host: string): Promise<string[]>;
  fetch: typeof fetch;
}

interface Limits {
  maxBytes: number;
  timeoutMs: number;
}

type Lookup = (host: string, type: "A" | "AAAA") => Promise<string[]>;

/** A resolver that asks for both kinds of address. Pass `Deno.resolveDns`. */
export function createResolver(lookup: Lookup): PublicWeb["resolve"] {
  return async (host) => {
    const asked = await Promise.allSettled([lookup(host, "A"), lookup(host, "AAAA")]);
    return asked.flatMap((answer) => answer.status === "fulfilled" ? answer.value : []);
  };
}

/**
 * The bytes at a public https address. Throws VALIDATION, with a sentence for the caller, for anything else:
 * another scheme, a host that is or resolves to a private address, a redirect, an error, too much or too slow.
 *
 * What this leaves open is DNS rebinding: `fetch` asks for the name once more, and a name server that answers
 * differently within that moment sends us to where it wants. It would have to speak TLS there with a valid
 * certificate for that name, and what it answers only comes back to the caller if it is an image.
 */
export async function fetchPublic(
  address: string,
  { resolve, fetch }: PublicWeb,
  { maxBytes, timeoutMs }: Limits,
): Promise<Uint8Array> {
  const problem = publicUrlProblem(address);
  if (problem) throw refused(problem);
  const signal = AbortSignal.timeout(timeoutMs);
  const tooSlow = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(refused("took too long to load")), { once: true })
  );
  const load = async () => {
    const { hostname } = new URL(address);
    const addresses = await resolve(hostname.replace(/\.$/, ""));
    if (addresses.length === 0) throw refused("could not be found");
    if (!addresses.every(isPublicAddress)) throw refused("must be on a public host");
    const response = await fetch(address, {
      redirect: "manual",
      signal,
      headers: { accept: "image/*" },
    }).catch((cause) => {
      throw refused("could not be loaded", cause);
    });
    return await readFile(response, maxBytes);
  };
  return await Promise.race([load(), tooSlow]);
}

async function readFile(response: Response, maxBytes: number): Promise<Uint8Array> {
  try {
    if (response.status !== 200) {
      throw refused(
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
    throw refused("could not be loaded", error);
  } finally {
    if (!response.bodyUsed) await response.body?.cancel().catch(() => {});
  }
}

const tooLarge = (maxBytes: number) =>
  refused(`must have at most ${Math.floor(maxBytes / 1024 / 1024)} MiB`);

function refused(why: string, cause?: unknown): ApiError {
  const details = [{ path: "body.photo_url", message: why }];
  return new ApiError("VALIDATION", `Invalid body: body.photo_url ${why}`, { details, cause });
}
