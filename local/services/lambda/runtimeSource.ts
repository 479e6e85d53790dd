import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

let source: string | undefined;

/** runtime.ts as JavaScript: threads of functions run plain Node, without this process's loaders. */
export function runtimeSource(): string {
  source ??= transformSync(readFileSync(join(__dirname, 'runtime.ts'), 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    target: 'node20',
  }).code;
  return source;
}
