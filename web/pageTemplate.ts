import type { Plugin } from 'vite';
import type { PageTemplate } from '../model/PageTemplate';
import { pageHeads } from './pageHeads';

/** Matches the title and the description in index.html, which `render-page` replaces on each public page. */
const OWN_TAGS = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;

/**
 * A Vite plugin that writes `page-template.json`, the file from which the function `render-page` builds
 * public pages: index.html before and after its title and description, and the texts of `pageHeads` to put
 * between them.
 */
export const pageTemplate = (): Plugin => ({
  name: 'page-template',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      const [before, after, ...more] = page?.type === 'asset' ? String(page.source).split(OWN_TAGS) : [];
      if (before === undefined || after === undefined || more.length > 0)
        return this.error('index.html needs a title, followed by a description, exactly once.');
      const template: PageTemplate = { before, after, ...pageHeads };
      this.emitFile({ type: 'asset', fileName: 'page-template.json', source: JSON.stringify(template) });
    },
  },
});
