import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WalkedScreen } from '../../web/src/lib/walk/WalkedScreen';

const features = join(__dirname, '..', '..', 'web', 'src', 'features');

/** Reads the screens to photograph from the `walk.ts` files of all features of the web app. */
export async function readDeclarations(): Promise<WalkedScreen[]> {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])walk\.ts$/.test(file),
  );
  const loaded = await Promise.all(
    files.sort().map(async (file) => (await import(join(features, file))) as { walk: WalkedScreen[] }),
  );
  return loaded.flatMap(({ walk }) => walk);
}
