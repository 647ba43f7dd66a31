import { afterAll, expect, test } from "vitest";
import { freeGlobals, importGlobals, requireImportedGlobals } from "../../tools/deploy/globals.ts";
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

test("only a use of a global counts: no comment, text, property, or name of the module's own", async () => {
  const text = `
    // Buffer, process
    const words = "setImmediate"; const o = { global: 1, window: 2 };
    export const f = (process) => process.env + o.window + words;
    import { Buffer } from "node:buffer"; export const b = Buffer.alloc(1);
  `;
  expect(await freeGlobals("a.js", text)).toEqual([]);
  expect(await freeGlobals("b.js", "export default () => typeof process + Buffer.name"))
    .toEqual(["Buffer", "process"]);
});

test("a file that uses one of Node's globals and does not import it is rejected", async () => {
  const [good, bad] = [await write("good", "export const a = 1;"), await write("bad", USES)];
  await expect(requireImportedGlobals([good, bad])).rejects
    .toThrow(/bad\.js uses Buffer, setImmediate, window/);
  await importGlobals(bad);
  await requireImportedGlobals([good, bad]);
});

test("on the platform's runtime a bundle without the imports fails, and with them works", async () => {
  const answer = async (name: string, prepare: (file: string) => unknown) => {
    const entry = await write(name, USES);
    await prepare(entry);
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
  expect(await answer("without", () => {})).toContain("Buffer is not defined");
  expect(await answer("with", importGlobals)).toBe("61functionundefined");
});

const printed = async (file: string) => {
  const { success, text } = await output(platformDeno(), ["run", "-A", "--no-config", file]);
  expect(success, text).toBe(true);
  return text.trim();
};

test("a bundle's immediate is called with its arguments, and not after it was cleared", async () => {
  const file = await write(
    "immediates",
    `
    const called = [];
    setImmediate(() => { called.push("first"); clearImmediate(second); clearImmediate(undefined); });
    const second = setImmediate(() => called.push("second"));
    setImmediate((...given) => called.push(...given), "third", 3);
    clearImmediate(setImmediate(() => called.push("fourth")));
    setTimeout(() => console.log(called.join()), 50);`,
  );
  await importGlobals(file);
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
  // Once this is 0, tools/deploy/globals.ts can import the runtime's own immediates.
  const imported = 'import { clearImmediate, setImmediate } from "node:timers";';
  expect(Number(await printed(await write("own", imported + ON_SOCKETS)))).toBeGreaterThan(0);
  const file = await write("sockets", ON_SOCKETS);
  await importGlobals(file);
  expect(await printed(file)).toBe("0");
});
