/** What `npm start` prints when everything is up. */
import type { Stack } from "./start.ts";

export function welcome({ url, users }: Stack, seconds: number): string {
  const people = Object.entries(users).map(([name, { email, password }]) =>
    `    ${name.padEnd(14)} ${email.padEnd(28)} ${password}`
  );
  return `
Preloved runs, ready in ${seconds.toFixed(1)} s.

  ${url}/              the console: sell something, and see every rupiah of it
  ${url}/docs          every endpoint, to read and to call
  ${url}/sandbox       invoices to pay and parcels to move
  .local/stack.json                 keys, tokens and URLs for your own tools

  People to act as:
${people.join("\n")}

  Tell a sale step by step in another terminal:  npm run demo
  Stop with Ctrl-C. Start anew with:             npm start -- --fresh
`;
}
