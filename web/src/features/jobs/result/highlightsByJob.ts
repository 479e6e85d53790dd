import type { JobHighlights } from '../../../entities/job/JobHighlights';
import { excerptOf } from '../../../components/highlight/excerptOf';

interface Highlight {
  id: string;
  field: string;
  fragments: readonly string[];
}

/** What a search marked, by job: the title whole, and around the first word of its texts. */
export function highlightsByJob(highlights: readonly Highlight[]): ReadonlyMap<string, JobHighlights> {
  const byJob = new Map<string, JobHighlights>();
  for (const { id, field, fragments } of highlights) {
    const [text] = fragments;
    if (text === undefined) continue;
    const known = byJob.get(id) ?? {};
    if (field === 'title') byJob.set(id, { ...known, title: text });
    else if (field === 'overView' || !known.excerpt) byJob.set(id, { ...known, excerpt: excerptOf(text) });
  }
  return byJob;
}
