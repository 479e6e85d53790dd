import { build, type Plugin, type PluginOption, type Rollup } from 'vite';

interface Group {
  name: string;
}

/**
 * A Vite plugin that leaves the component gallery out of the build. The gallery imports every component, so
 * the build would otherwise regard a module that only one page uses as shared.
 */
const withoutGallery: Plugin = {
  name: 'without-gallery',
  enforce: 'pre',
  load: (id) => (/\/features\/gallery\/routes\.tsx$/.test(id) ? 'export const routes = [];' : null),
};

/**
 * Builds the app once without the component gallery and records which modules each chunk group takes. Returns
 * groups that take exactly these modules in the real build, so that the gallery does not change the chunks of
 * other pages.
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
