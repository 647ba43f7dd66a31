import { expect, test } from "vitest";
import { isPublicAddress } from "../../../functions/ai/addresses.ts";
import { createResolver, fetchPublic } from "../../../functions/ai/fetch_public.ts";
import type { PublicWeb } from "../../../functions/ai/fetch_public.ts";

const LIMITS = { maxBytes: 1000, timeoutMs: 2000 };
const PHOTO = "https://images.example.com/dress.png";

/** Hosts that no photo comes from, as names and in the spellings of addresses. */
const HOSTS = [
  "localhost LOCALHOST. api.localhost printer.local kong user:secret@example.com",
  "example.com:8443",
  "127.0.0.1 127.1 2130706433 0x7f000001 0x7f.0.0.1 017700000001 0177.0.0.01 127.0.0.1.",
  "①②⑦.⓪.⓪.① 0 10.0.0.1 192.168.1.1 93.184.215.14",
  "[::1] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [fe80::1]",
  "[fc00::1] [64:ff9b::7f00:1] [2606:4700::1111]",
].join(" ").split(" ");
const NO_URLS = [
  "http://images.example.com/a.png",
  "file:///etc/passwd",
  "ftp://example.com/a.png",
  "data:image/png;base64,AAAA",
  "gopher://example.com/",
  "//example.com/a.png",
  "https://metadata.google.internal/computeMetadata/v1/",
  "https://169.254.169.254/latest/meta-data/",
  "https://example.com /a.png",
  "not an address",
];
/** Addresses that are not public: of IPv4, of IPv6, and what is no address. */
const PRIVATE = [
  "127.0.0.1 127.255.255.254 0.0.0.0 10.1.2.3 100.64.0.1 169.254.169.254 172.16.0.1",
  "172.31.255.255 192.0.0.8 192.168.178.1 198.18.0.1 203.0.113.7 224.0.0.1 255.255.255.255",
  "192.0.2.1 192.88.99.1 198.19.255.255 198.51.100.9 240.0.0.1",
  ":: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1 fd12:3456::1 ff02::1",
  "2001:db8::1 2001::1 2002:7f00:1:: 3fff::1 100::1 ::ffff:7f00:1 ::127.0.0.1",
  "64:ff9b:1::7f00:1 fec0::1 2001:2::1 2001:20::1 4000::1 5f00::1",
].join(" ").split(" ");
const NO_ADDRESSES = [
  "not an address",
  "",
  "1.2.3",
  "08.8.8.8",
  "fe80::1%eth0",
  "2606:4700::1111%eth0",
  "[2606:4700::1111]",
  "8.8.8.8 ",
  "0x8.8.8.8",
  "134744072",
  "8.8.8.256",
  "8.8.8.8/32",
];

/** Every host resolves to these addresses and every URL gives this response. */
function web(addresses: string[], answer: () => Response | Promise<Response>) {
  const fetched: string[] = [];
  const outside: PublicWeb = {
    resolve: () => Promise.resolve(addresses),
    fetch: async (input) => {
      fetched.push(String(input));
      return await answer();
    },
  };
  return { outside, fetched };
}

const apiError = (why: RegExp) => ({ code: "VALIDATION", message: expect.stringMatching(why) });

test("a file at a public URL is returned whole", async () => {
  const { outside } = web(["93.184.215.14", "2606:4700::1111"], () => new Response("picture"));
  const bytes = await fetchPublic(PHOTO, outside, LIMITS);
  expect(new TextDecoder().decode(bytes)).toBe("picture");
});

test.each([...HOSTS.map((host) => `https://${host}/a.png`), ...NO_URLS])(
  "%s is rejected before any DNS query or request",
  async (address) => {
    const { outside, fetched } = web(["93.184.215.14"], () => new Response("secret"));
    const resolve = () => Promise.reject(new Error("a DNS query was made"));
    await expect(fetchPublic(address, { ...outside, resolve }, LIMITS)).rejects
      .toMatchObject(apiError(/must/));
    expect(fetched).toEqual([]);
  },
);

test.each([...PRIVATE, ...NO_ADDRESSES])(
  "a host that resolves to %s is rejected without a request",
  async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    for (const addresses of [[address], ["93.184.215.14", address]]) {
      const { outside, fetched } = web(addresses, () => new Response("secret"));
      await expect(fetchPublic(PHOTO, outside, LIMITS)).rejects.toMatchObject(
        apiError(/public host/),
      );
      expect(fetched).toEqual([]);
    }
  },
);

test.each(["8.8.8.8", "93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00::1"])(
  "%s is a public address",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([301, 302, 303, 307, 308])(
  "a redirect (%i) is not followed, wherever it leads",
  async (status) => {
    const headers = { location: "http://169.254.169.254/latest/meta-data/" };
    const { outside, fetched } = web(["8.8.8.8"], () => new Response(null, { status, headers }));
    await expect(fetchPublic(PHOTO, outside, LIMITS)).rejects.toMatchObject(apiError(/redirect/));
    expect(fetched).toEqual([PHOTO]);
  },
);

test("an error status, a host without an address and a closed connection are rejected", async () => {
  const failing = web(["8.8.8.8"], () => new Response("no", { status: 404 }));
  await expect(fetchPublic(PHOTO, failing.outside, LIMITS)).rejects.toMatchObject(
    apiError(/loaded/),
  );
  const nameless = web([], () => new Response("x"));
  await expect(fetchPublic(PHOTO, nameless.outside, LIMITS)).rejects.toMatchObject(
    apiError(/found/),
  );
  const gone = web(["8.8.8.8"], () => Promise.reject(new TypeError("connection reset")));
  await expect(fetchPublic(PHOTO, gone.outside, LIMITS)).rejects.toMatchObject(apiError(/loaded/));
});

test("too many bytes are rejected without reading them all, with and without Content-Length", async () => {
  const headers = { "content-length": "1001" };
  const honest = web(["8.8.8.8"], () => new Response("x", { headers }));
  await expect(fetchPublic(PHOTO, honest.outside, LIMITS)).rejects.toMatchObject(
    apiError(/at most/),
  );
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 100;
      controller.enqueue(new Uint8Array(100));
    },
  });
  const liar = web(["8.8.8.8"], () => new Response(endless));
  await expect(fetchPublic(PHOTO, liar.outside, LIMITS)).rejects.toMatchObject(apiError(/at most/));
  expect(sent).toBeLessThan(3000);
});

test("a host or a name server that never responds is rejected after the timeout", async () => {
  const never = () => new Promise<never>(() => {});
  const limits = { ...LIMITS, timeoutMs: 50 };
  const hanging = web(["8.8.8.8"], never);
  await expect(fetchPublic(PHOTO, hanging.outside, limits)).rejects.toMatchObject(
    apiError(/too long/),
  );
  const lost = { ...hanging.outside, resolve: never };
  await expect(fetchPublic(PHOTO, lost, limits)).rejects.toMatchObject(apiError(/too long/));
});

test("IPv4 and IPv6 addresses are resolved, and a host may have only one kind", async () => {
  const resolve = createResolver((_host, type) =>
    type === "A" ? Promise.resolve(["8.8.8.8"]) : Promise.reject(new Error("no records"))
  );
  expect(await resolve("example.com")).toEqual(["8.8.8.8"]);
  const both = createResolver((_host, type) => Promise.resolve([type]));
  expect(await both("example.com")).toEqual(["A", "AAAA"]);
});
