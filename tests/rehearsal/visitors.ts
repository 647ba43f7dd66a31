import { setTimeout as sleep } from "node:timers/promises";

/** Users who keep asking for these paths; `end` returns "ok" or the problem of each answer. */
export function visit(paths: string[], ask: (path: string) => Promise<Response>) {
  const [answers, ending] = [[] as string[], new AbortController()];
  const visitor = async (path: string) => {
    while (!ending.signal.aborted) {
      const answer = await ask(path).catch((error: Error) => error);
      const text = answer instanceof Error ? answer.message : await answer.text();
      const isFine = answer instanceof Response && answer.status < 500;
      answers.push(isFine ? "ok" : `${path}: ${text}`);
      await sleep(50);
    }
  };
  const visitors = paths.map(visitor);
  return {
    end: async () => {
      ending.abort();
      await Promise.all(visitors);
      return answers;
    },
  };
}
