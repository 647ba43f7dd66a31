/** Headers of every file of the panel; a page with other scripts, or in a frame, does not open. */
export function headersFor(project: string): Record<string, string> {
  const policy = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": `'self' ${project}`,
    "connect-src": `'self' ${project}`,
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  };
  return {
    "Content-Security-Policy": Object.entries(policy).map((each) => each.join(" ")).join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
  };
}

/** Names of the built files, relative to `folder`. */
export async function files(folder: URL, below = ""): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(new URL(below, folder))) {
    if (isDirectory) found.push(...await files(folder, `${below}${name}/`));
    else found.push(below + name);
  }
  return found;
}
