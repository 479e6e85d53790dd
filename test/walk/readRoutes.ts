import { join } from 'node:path';
import type { Screen } from '../../web/src/lib/route/Screen';

/** The web app's route table. Its file is JSX, which the tests' compiler settings do not read. */
export async function readRoutes(): Promise<readonly Screen[]> {
  const file = join(__dirname, '..', '..', 'web', 'src', 'app', 'routes.tsx');
  const { screens } = (await import(file)) as { screens: readonly Screen[] };
  return screens;
}
