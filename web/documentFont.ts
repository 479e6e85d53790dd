import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { documentFontPath } from './src/lib/pdf/documentFontPath';

const folder = path.join(__dirname, '..', 'node_modules', '@expo-google-fonts', 'noto-sans-jp');

/** The font of documents that are made as PDF (SIL Open Font License): its file, and the Vite plugin that publishes it. */
export const documentFont = {
  file: path.join(folder, '400Regular', 'NotoSansJP_400Regular.ttf'),
  version: (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string })
    .version,
  plugin: (): Plugin => ({
    name: 'document-font',
    generateBundle() {
      const source = readFileSync(documentFont.file);
      this.emitFile({ type: 'asset', fileName: documentFontPath.slice(1), source });
    },
    configureServer({ middlewares }) {
      middlewares.use(documentFontPath, (_request, response) => {
        response.setHeader('content-type', 'font/ttf');
        response.end(readFileSync(documentFont.file));
      });
    },
  }),
};
