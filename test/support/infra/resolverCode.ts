import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource } from './Resource';

/** Returns the code of a synthesised resolver or AppSync function, from its template or its asset in `folder`. */
export function resolverCode(folder: string, { Properties }: Resource): string {
  const { Code, CodeS3Location } = Properties;
  if (typeof Code === 'string') return Code;
  const [, hash = ''] = /(\w+)\.js/.exec(JSON.stringify(CodeS3Location)) ?? [];
  return readFileSync(join(folder, `asset.${hash}.js`), 'utf8');
}
