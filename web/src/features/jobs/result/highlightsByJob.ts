import type { JobHighlights } from '../../../entities/job/JobHighlights';
import { cutExcerpt } from '../../../components/highlight/cutExcerpt';

interface Highlight {
  id: string;
  field: string;
  fragments: readonly string[];
}

/**
 * Groups the highlights of a search by job. For each job, returns the title if words in it matched, and an
 * excerpt if words in another text matched. The matching words are marked in both.
 */
export function highlightsByJob(highlights: readonly Highlight[]): ReadonlyMap<string, JobHighlights> {
  const byJob = new Map<string, JobHighlights>();
  for (const { id, field, fragments } of highlights) {
    const [text] = fragments;
    if (text === undefined) continue;
    const known = byJob.get(id) ?? {};
    if (field === 'title') byJob.set(id, { ...known, title: text });
    else if (field === 'overView' || !known.excerpt) byJob.set(id, { ...known, excerpt: cutExcerpt(text) });
  }
  return byJob;
}
