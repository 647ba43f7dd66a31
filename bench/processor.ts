/** Processor milliseconds of a process and its threads, of the children it has waited for, and its parent. */
interface Times {
  parent: number;
  own: number;
  ended: number;
}

/** The kernel's unit for /proc, the same on all its platforms. */
const UNIT_MS = 10;

/** Processor milliseconds so far of a process; NaN where the system has no /proc. */
export const processorMs = (pid: number): number => timesOf(pid)?.own ?? NaN;

/** Of a process with all its children, also ended ones. */
export function familyMs(pid: number): number {
  const parent = timesOf(pid);
  if (!parent) return NaN;
  return [...Deno.readDirSync("/proc")]
    .filter(({ name }) => /^\d+$/.test(name))
    .map(({ name }) => timesOf(Number(name)))
    .filter((each) => each?.parent === pid)
    .reduce((sum, child) => sum + child!.own, parent.own + parent.ended);
}

function timesOf(pid: number): Times | undefined {
  try {
    const text = Deno.readTextFileSync(`/proc/${pid}/stat`);
    // A program's name, in parentheses, may have spaces.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const units = (...at: number[]) => at.reduce((sum, each) => sum + Number(fields[each]), 0);
    return {
      parent: Number(fields[1]),
      own: units(11, 12) * UNIT_MS,
      ended: units(13, 14) * UNIT_MS,
    };
  } catch {
    return undefined;
  }
}
