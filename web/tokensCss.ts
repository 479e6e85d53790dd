import type { Plugin } from 'vite';
import { buildTokensCss } from './src/lib/theme/buildTokensCss';

/**
 * A Vite plugin that writes the tokens' style sheet into the HTML page, so that the first paint has its
 * colours before any file is loaded.
 */
export const tokensCss = (): Plugin => ({
  name: 'tokens-css',
  transformIndexHtml: () => [{ tag: 'style', children: buildTokensCss(), injectTo: 'head' }],
});
