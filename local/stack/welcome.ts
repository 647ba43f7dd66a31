/** What `npm start` prints when everything is up. */
import { typed } from "./running.ts";
import type { Stack } from "./start.ts";

export function welcome({ url, users }: Stack, seconds: number): string {
  const people = Object.entries(users).map(([name, { email, password }]) =>
    `    ${name.padEnd(14)} ${email.padEnd(36)} ${password}`
  );
  const { port } = new URL(url);
  const stackFile = `.local/${port}/stack.json`;
  return `
Preloved runs, ready in ${seconds.toFixed(1)} s.

  ${url}/              the console: sell something, and see every rupiah of it
  ${url}/docs          every endpoint, to read and to call
  ${url}/sandbox       invoices to pay and parcels to move
  ${stackFile.padEnd(url.length + 15)}keys, tokens and URLs for your own tools

  People to act as:
${people.join("\n")}

  Tell a sale step by step in another terminal:  ${typed("npm run demo", port)}
  Stop with Ctrl-C. Start anew with:             ${typed("npm start -- --fresh", port)}
`;
}
