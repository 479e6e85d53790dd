import type { Plugin } from 'vite';
import { buildTokensCss } from './src/lib/theme/buildTokensCss';

/**
 * A Vite plugin that writes the design tokens as a style sheet into the HTML page, so that the first paint
 * has the right colours before any other file is loaded.
 */
export const tokensCss = (): Plugin => ({
  name: 'tokens-css',
  transformIndexHtml: () => [{ tag: 'style', children: buildTokensCss(), injectTo: 'head' }],
});
