import { appUrl, commandFor } from "./running.ts";
import type { Stack } from "./start.ts";

export function welcome({ url, users }: Stack, seconds: number): string {
  const rows = Object.entries(users).map(([name, { email, password }]) =>
    `    ${name.padEnd(14)} ${email.padEnd(36)} ${password}`
  );
  const { port } = new URL(url);
  const stackFile = `.local/${port}/stack.json`;
  return `
Preloved is ready after ${seconds.toFixed(1)} s.

  ${url}/              console: pay, deliver, move the clock, read the ledger
  ${url}/docs          API reference: read and call every endpoint
  ${url}/sandbox/email every e-mail that was sent
  ${stackFile.padEnd(url.length + 15)}keys, tokens and URLs for other tools

  In another terminal:
    shop for members, at ${appUrl("shop", port)}   ${commandFor("npm run web", port)}
    panel for staff, at ${appUrl("panel", port)}    ${commandFor("npm run panel", port)}
    a sale, step by step                           ${commandFor("npm run demo", port)}

  Test users:
${rows.join("\n")}

  Stop with Ctrl-C. Start with empty data: ${commandFor("npm start -- --fresh", port)}
`;
}
