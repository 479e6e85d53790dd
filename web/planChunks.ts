import { build, type Plugin, type PluginOption, type Rollup } from 'vite';

interface Group {
  name: string;
}

/**
 * A Vite plugin that builds the app without the gallery. The gallery uses every component and would count as
 * a page that shares all of them.
 */
const withoutGallery: Plugin = {
  name: 'without-gallery',
  enforce: 'pre',
  load: (id) => (/\/features\/gallery\/routes\.tsx$/.test(id) ? 'export const routes = [];' : null),
};

/**
 * Finds out which modules the given groups take in a build without the gallery, and returns groups that take
 * the same ones. So the gallery makes no other page larger.
 */
export async function planChunks<Planned extends Group>(
  groups: readonly Planned[],
  plugins: readonly PluginOption[],
) {
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, withoutGallery],
    resolve: { dedupe: ['graphql'] },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: { output: { codeSplitting: { groups: [...groups] } } },
    },
  })) as Rollup.RollupOutput;
  return groups.map(({ name }) => {
    const chunks = output.filter((file) => file.type === 'chunk' && file.name === name);
    const taken = new Set(chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])));
    return { name, test: (id: string) => taken.has(id) };
  });
}
