import type { Plugin } from 'vite';
import { buildTokensCss } from './src/lib/theme/buildTokensCss';

/** Writes the tokens into the page itself, so that the first paint has its colours before any file is loaded. */
export const tokensCss = (): Plugin => ({
  name: 'tokens-css',
  transformIndexHtml: () => [{ tag: 'style', children: buildTokensCss(), injectTo: 'head' }],
});
