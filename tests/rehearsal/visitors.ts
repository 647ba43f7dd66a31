import { setTimeout as sleep } from "node:timers/promises";

/** Users who keep asking for these paths; `answered` waits for more answers, `end` returns "ok" or the problem of each. */
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
    answered: async (more: number) => {
      for (const enough = answers.length + more; answers.length < enough;) await sleep(20);
    },
    end: async () => {
      ending.abort();
      await Promise.all(visitors);
      return answers;
    },
  };
}
