import { parseArgs } from 'node:util';

export interface WalkOptions {
  /** Only pages whose name contains this. */
  only: string;
  /** Chooses the rotating combinations. */
  seed: number;
  /** Every combination instead of a selection. */
  all: boolean;
  /** Pages that are open at the same time. */
  workers: number;
}

export function readOptions(args: string[]): WalkOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      all: { type: 'boolean', default: false },
      workers: { type: 'string', default: '2' },
    },
  });
  return { only: values.only, seed: Number(values.seed), all: values.all, workers: Number(values.workers) };
}
