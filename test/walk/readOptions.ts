import { parseArgs } from 'node:util';

export interface WalkOptions {
  /** Only pages whose URL or contact sheet contains this text are photographed. */
  only: string;
  /** The seed (SEED) of what is chosen at random. The same seed repeats a walk. */
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
      all: { type: 'boolean', default: false },
      workers: { type: 'string', default: '2' },
    },
  });
  const { only, all, workers } = values;
  return { only, seed: Number(process.env.SEED ?? '1'), all, workers: Number(workers) };
}
