import { comparePage } from '../../support/pages/comparePage';
import type { ExpectedPage } from '../../support/pages/ExpectedPage';
import { expectedPages } from '../../support/pages/expectedPages';
import { readSitemaps } from '../../support/pages/readSitemaps';

/** How many pages are requested at the same time. */
const AT_ONCE = 4;

/** Registers tests of what at most `most` public pages of each kind say to a reader that runs no script. */
export function describePages({ most }: { most: number }): void {
  describe(most === Infinity ? 'all public pages' : `${most} public pages of each kind`, () => {
    let pages: ExpectedPage[];
    beforeAll(async () => {
      pages = await expectedPages(most);
    }, 600_000);

    test('say without a script what they are, as guests may read it, and name pictures that exist', async () => {
      expect(pages.length).toBeGreaterThanOrEqual(most === Infinity ? 200 : 5 * most);
      const waiting = [...pages];
      const differences: string[] = [];
      const pictures = new Set<string>();
      const read = async () => {
        for (let page = waiting.pop(); page; page = waiting.pop()) {
          const found = await comparePage(page);
          differences.push(...found.differences);
          pictures.add(found.picture);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, read));
      expect(differences).toEqual([]);
      expect(pictures.size).toBeGreaterThan(3);
      for (const picture of pictures) {
        const { status, headers } = await fetch(picture);
        expect({ picture, status, type: headers.get('content-type') }).toEqual({
          ...{ picture, status: 200, type: expect.stringMatching(/^image\//) as string },
        });
      }
    }, 900_000);

    // The pages are older than the minutes for which the distribution keeps a sitemap.
    test('are in the sitemaps', async () => {
      const { urls, origin } = await readSitemaps();
      const missing = pages.filter(({ path }) => !urls.includes(origin + path));
      expect(missing.map(({ path }) => path)).toEqual([]);
    });
  });
}
