import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { FeatureName } from '../src/i18n/FeatureName';
import type { Screen } from '../src/lib/route/Screen';

const source = resolve(import.meta.dirname, '../src');

/** What a function that loads code later is in the bundle below: its text names the module's path. */
type Later = () => Promise<unknown>;

interface Declared {
  screens: readonly Screen[];
  featureTexts: Record<FeatureName, Later>;
}

/** A screen as the build sees it. */
export interface BuiltScreen {
  screen: Screen;
  /** The path of the module with the screen, without the extension. */
  module: string;
  /** The paths of the modules with the texts that the screen shows, without the extension. */
  texts: readonly string[];
}

const laterStaysOut: Plugin = {
  name: 'later-stays-out',
  setup(bundle) {
    bundle.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: resolve(resolveDir, path), external: true } : undefined,
    );
  },
};

const moduleOf = (load: Later) => /import\("([^"]+)"\)/.exec(load.toString())?.[1] ?? '';

/** Returns the screens of the route table with the modules that each of them loads. */
export async function readScreens(): Promise<BuiltScreen[]> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { screens } from './app/routes'; export { featureTexts } from './i18n/featureTexts';`,
      resolveDir: source,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [laterStaysOut],
  });
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  const { screens, featureTexts } = (await import(`data:text/javascript;base64,${code}`)) as Declared;
  return screens.map((screen) => {
    const names = [screen.title.split('.')[0]!, ...(screen.texts ?? [])];
    const texts = new Set(names.filter((name): name is FeatureName => Object.hasOwn(featureTexts, name)));
    return {
      screen,
      module: moduleOf(screen.load),
      texts: Array.from(texts, (name) => moduleOf(featureTexts[name])),
    };
  });
}
