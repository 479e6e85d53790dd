import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * esbuild plugin for the fonts of documents: importing one gives its path, beside the code of the function, to which it
 * is copied. Inside of the code, its bytes would be read by each start of the function.
 */
export const documentFonts: Plugin = {
  name: 'document-fonts',
  setup(build) {
    build.onLoad({ filter: /\.ttf$/ }, ({ path: file }) => ({
      contents: `module.exports = require('node:path').join(__dirname, ${JSON.stringify(path.basename(file))});`,
      loader: 'js',
    }));
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {}))
        for (const font of Object.keys(inputs).filter((input) => input.endsWith('.ttf')))
          copyFileSync(font, path.join(path.dirname(output), path.basename(font)));
    });
  },
};
