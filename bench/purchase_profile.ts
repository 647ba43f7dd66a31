import { Session } from "node:inspector/promises";

/** Shares of a JavaScript thread's working time, by part of the code. */
export type Shares = Record<string, number>;

interface Node {
  id: number;
  callFrame: { functionName: string; url: string };
  children?: number[];
}

interface Profile {
  nodes: Node[];
  samples: number[];
  timeDeltas: number[];
}

/** A function belongs to the first part that its file matches, else to the part of its caller. */
const PARTS: [part: string, files: RegExp][] = [
  ["emulators of the providers", /\/local\/emulators\//],
  ["driver of PostgreSQL", /\/shared\/db\/|\/node_modules\/postgres\//],
  ["functions", /\/(?:functions|shared)\//],
  ["gateway and schedule", /\/local\//],
  ["requests to itself, sending", /ext:deno_fetch\//],
  ["requests, serving", /ext:deno_http\//],
];
const COLLECTOR = "garbage collector";
const REST = "runtime without a caller of ours";
const WAITING = ["(idle)", "(root)"];

const SAMPLE_MICROSECONDS = 500;

/** Profiles this process until the returned function is called. */
export async function startProfile(): Promise<() => Promise<Shares>> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: SAMPLE_MICROSECONDS });
  await session.post("Profiler.start");
  return async () => {
    const { profile } = await session.post("Profiler.stop");
    session.disconnect();
    return sharesOf(profile as Profile);
  };
}

function sharesOf({ nodes, samples, timeDeltas }: Profile): Shares {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parts = new Map<number, string>();
  const visit = (node: Node, callers: string) => {
    const part = partOf(node) ?? callers;
    parts.set(node.id, part);
    for (const child of node.children ?? []) visit(byId.get(child)!, part);
  };
  visit(nodes[0]!, REST);
  const times: Shares = {};
  let all = 0;
  samples.forEach((id, at) => {
    if (WAITING.includes(byId.get(id)!.callFrame.functionName)) return;
    const part = parts.get(id)!;
    const time = timeDeltas[at + 1] ?? 0;
    times[part] = (times[part] ?? 0) + time;
    all += time;
  });
  return Object.fromEntries(
    Object.entries(times).map(([part, time]) => [part, time / all] as const)
      .sort(([, left], [, right]) => right - left),
  );
}

function partOf({ callFrame: { functionName, url } }: Node): string | undefined {
  if (functionName === "(garbage collector)") return COLLECTOR;
  return PARTS.find(([, files]) => files.test(url))?.[0];
}
