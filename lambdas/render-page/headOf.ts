import type { FixedHead, PageTemplate } from '../../model/PageTemplate';
import type { Head } from './Head';
import { jobHead } from './heads/jobHead';
import { portfolioHead } from './heads/portfolioHead';
import { professionalItemHead } from './heads/professionalItemHead';
import { publicPageHead } from './heads/publicPageHead';
import { sharePicture } from './sharePicture';

type Find = (name: string, site: string, template: PageTemplate) => Promise<Head | null>;

/**
 * The kinds of pages about one record: a pattern of the page's path, and the function that returns the head
 * of the page. The pattern's group matches the id or the name of the record.
 */
const records: readonly (readonly [RegExp, Find])[] = [
  [/^\/jobs\/detail\/([^/]+)$/i, jobHead],
  [/^\/portfolio\/([^/]+)$/i, portfolioHead],
  [/^\/professionals\/categories\/skills\/([^/]+)$/i, professionalItemHead],
  [/^\/([^/]+)$/, publicPageHead],
];

function fixedHead({ title, description, isHidden = false }: FixedHead, path: string | null): Head {
  const status = path === null ? 404 : 200;
  return {
    ...{ status, title, description, path, isHidden: isHidden || path === null },
    ...{ picture: sharePicture('enishi'), kind: 'website' },
  };
}

/** Decodes a percent-encoded part of a path. Returns null if it is not encoded correctly. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * Returns the head of the page at a path, with what guests may read. If the path is unknown, or its page
 * needs a sign-in, this is the head of the page "not found".
 * @param path as the browser sent it, without the query string
 * @param site origin of the site
 */
export async function headOf(path: string, site: string, template: PageTemplate): Promise<Head> {
  const canonical = path.replace(/(?<=.)\/$/, '');
  const fixed = template.pages[canonical.toLowerCase()];
  if (fixed) return fixedHead(fixed, canonical.toLowerCase());
  const missing = fixedHead(template.notFound, null);
  for (const [pattern, find] of records) {
    const name = decode(pattern.exec(canonical)?.[1] ?? '');
    if (name) return (await find(name, site, template)) ?? missing;
  }
  return missing;
}
