import { afterAll, expect, test } from "vitest";
import { bundleFile } from "../../tools/deploy/bundle.ts";
import { platformDeno, runUpload } from "../../tools/deploy/runtime.ts";
import { output } from "../../local/process/processes.ts";
import { freePort } from "../../local/process/ports.ts";

const folder = await Deno.makeTempDir({ prefix: "preloved-upload-" });
afterAll(() => Deno.remove(folder, { recursive: true }));

const USES = `
export const id = Buffer.from("a").toString("hex");
Deno.serve(() => new Response(id + typeof setImmediate + typeof window));
`;

async function write(name: string, text: string) {
  const file = `${folder}/${name}.js`;
  await Deno.writeTextFile(file, text);
  return file;
}

async function writeBundle(name: string, text: string) {
  const file = `${folder}/${name}.bundle.js`;
  await bundleFile(await write(name, text), { file });
  return file;
}

test("on the platform's runtime Node's globals are missing, and a bundle has what it uses", async () => {
  const answer = async (entry: string) => {
    const port = await freePort();
    const env = { DENO_DIR: `${folder}/cache` };
    const process = runUpload({ entry, port, env, stderr: "piped" });
    const said = process.stderr.text();
    let ended = false;
    const ending = process.status.then(() => ended = true);
    try {
      for (;;) {
        const response = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
        if (response) return await response.text();
        if (ended) return await said;
        await new Promise((done) => setTimeout(done, 25));
      }
    } finally {
      if (!ended) process.kill("SIGKILL");
      await Promise.all([ending, said]);
    }
  };
  expect(await answer(await write("without", USES))).toContain("Buffer is not defined");
  expect(await answer(await writeBundle("with", USES))).toBe("61functionundefined");
});

const printed = async (file: string) => {
  const { success, text } = await output(platformDeno(), ["run", "-A", "--no-config", file]);
  expect(success, text).toBe(true);
  return text.trim();
};

test("a bundle's immediate is called with its arguments, and not after it was cleared", async () => {
  const file = await writeBundle(
    "immediates",
    `
    const called = [];
    setImmediate(() => { called.push("first"); clearImmediate(second); clearImmediate(undefined); });
    const second = setImmediate(() => called.push("second"));
    setImmediate((...given) => called.push(...given), "third", 3);
    clearImmediate(setImmediate(() => called.push("fourth")));
    setTimeout(() => console.log(called.join()), 50);`,
  );
  expect(await printed(file)).toBe("first,third,3");
});

/** Prints how many immediates were called after they were cleared: as the Postgres driver does, when data comes. */
const ON_SOCKETS = `
import net from "node:net";
let [received, late] = [0, 0];
const server = net.createServer((socket) => socket.on("data", () => socket.write("x")));
server.listen(0, "127.0.0.1", () => {
  for (let count = 0; count < 50; count++) {
    const socket = net.connect(server.address().port, "127.0.0.1");
    let last = null;
    socket.on("connect", () => socket.write("x"));
    socket.on("data", () => {
      if (++received > 5000) return;
      if (last) {
        clearImmediate(last.immediate);
        last.cleared = true;
      }
      const own = { cleared: false };
      own.immediate = setImmediate(() => own.cleared && late++);
      last = own;
      socket.write("x");
    });
  }
});
setInterval(() => {
  if (received <= 5000) return;
  console.log(late);
  Deno.exit();
}, 100);
`;

test("on the platform's runtime no immediate of a bundle is called after data on a socket cleared it", async () => {
  // Once this is 0, tools/deploy/node_globals.js can export the runtime's own immediates.
  const imported = 'import { clearImmediate, setImmediate } from "node:timers";';
  expect(Number(await printed(await write("own", imported + ON_SOCKETS)))).toBeGreaterThan(0);
  const file = await writeBundle("sockets", ON_SOCKETS);
  expect(await printed(file)).toBe("0");
});
