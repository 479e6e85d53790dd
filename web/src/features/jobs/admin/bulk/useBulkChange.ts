import { useRef, useState } from 'react';
import type { Failure } from '../../../../lib/errors/Failure';
import { runParallel } from '../../../../lib/runParallel';
import { type JobChange, useChangeJob } from '../../state/useChangeJob';

interface ChangedJob {
  id: string;
  version: number;
}

interface Progress {
  done: number;
  total: number;
}

/**
 * Changes many jobs, four at a time, and remembers which changes failed and why. `onChanged` is called with the id
 * of each job that was changed.
 */
export function useBulkChange(onChanged: (id: string) => void) {
  const change = useChangeJob();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());

  const start = async (jobs: readonly ChangedJob[], input: JobChange) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailures(new Map());
    setProgress({ done: 0, total: jobs.length });
    await runParallel({
      items: jobs,
      run: (job) => change(job, input),
      onOutcome: ({ id }, failure) => {
        setProgress((before) => before && { ...before, done: before.done + 1 });
        if (failure) setFailures((before) => new Map(before).set(id, failure));
        else onChanged(id);
      },
      signal: controller.signal,
    });
    running.current = null;
    setProgress(null);
  };
  return {
    /** How far the running change is; null when none runs. */
    progress,
    failures,
    start,
    stop: () => running.current?.abort(),
    forget: () => setFailures(new Map()),
  };
}
