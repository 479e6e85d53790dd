import type { Plugin } from 'vite';
import type { PageTemplate } from '../model/PageTemplate';
import { pageHeads } from './pageHeads';

/** The tags of index.html that every page has with a content of its own. */
const OWN_TAGS = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;

/**
 * A Vite plugin that writes page-template.json beside the HTML page: the page in two parts, between which the function
 * `render-page` writes the tags of each public page, and the texts for them.
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
