import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCommonJs } from '../toCommonJs';

let source: string | undefined;

/** runtime.ts as JavaScript: threads of functions run plain Node, without this process's loaders. */
export function readRuntimeSource(): string {
  source ??= toCommonJs(readFileSync(join(__dirname, 'runtime.ts'), 'utf8'), 'runtime.ts', 'typescript');
  return source;
}
