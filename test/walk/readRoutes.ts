import { join } from 'node:path';
import type { Screen } from '../../web/src/lib/route/Screen';

/**
 * Reads the route table of the web app. The file is imported at run time, because the compiler settings of
 * the tests do not allow JSX.
 */
export async function readRoutes(): Promise<readonly Screen[]> {
  const file = join(__dirname, '..', '..', 'web', 'src', 'app', 'routes.tsx');
  const { screens } = (await import(file)) as { screens: readonly Screen[] };
  return screens;
}
