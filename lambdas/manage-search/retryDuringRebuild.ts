import { setTimeout as pause } from 'node:timers/promises';
import { RebuildInProgress } from './RebuildInProgress';

const LOOK_MS = 5_000;
const PATIENCE_MS = 10 * 60_000;

/** Waits for a running rebuild, then rebuilds; for deployments, which run unattended. */
export async function retryDuringRebuild<Result>(rebuilding: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await rebuilding();
    } catch (error) {
      if (!(error instanceof RebuildInProgress) || Date.now() > end) throw error;
      await pause(LOOK_MS);
    }
  }
}
