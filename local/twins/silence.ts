/** A call that is never answered. */

const longestHangMs = 60_000;

/** No answer until the caller gives up, or until a proxy in between would have. */
export function silence(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve(new Response(null, { status: 504 }));
    };
    const timer = setTimeout(end, longestHangMs);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}

/** A slow answer: false when it was called off before. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(end, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
