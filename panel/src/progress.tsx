/** The progress of long work, with a button that stops it after the current part. */
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { number, t } from "./words/index.ts";

interface Part {
  done: number;
  total: number;
}
/** For the work: shows its progress, and tells it to stop. */
export interface Watch {
  show: (part: Part) => void;
  signal: AbortSignal;
}

export function useProgress() {
  const [part, show] = useState<Part>();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);
  const run = async <T,>(work: (watch: Watch) => Promise<T>): Promise<T> => {
    const { signal } = running.current = new AbortController();
    try {
      return await work({ show, signal });
    } finally {
      show(undefined);
    }
  };
  return { run, progress: part && <Progress {...part} stop={stop} /> };
}

function Progress({ done, total, stop }: Part & { stop: () => void }) {
  const text = t("doneOf", { done: number(done), total: number(total) });
  return (
    <div className="buttons progress" role="status">
      <progress max={total} value={done} aria-label={text} />
      {text}
      <Button onClick={stop}>{t("stop")}</Button>
    </div>
  );
}
