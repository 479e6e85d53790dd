import { parseArgs } from 'node:util';

export interface WalkOptions {
  /** Only pages whose URL or contact sheet contains this text are photographed. */
  only: string;
  /** The seed of the random choice of looks. The same seed repeats a walk. */
  seed: number;
  /** True to photograph every state in many looks, instead of one look chosen at random. */
  all: boolean;
  /** The number of pages that are open at the same time. */
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
