import type { JobMarks } from '../../../entities/job/JobHighlights';
import { excerptOf } from '../../../components/highlight/excerptOf';

interface Highlight {
  id: string;
  field: string;
  fragments: readonly string[];
}

/** What a search marked, by job: the title whole, and around the first word of its texts. */
export function marksByJob(highlights: readonly Highlight[]): ReadonlyMap<string, JobMarks> {
  const marks = new Map<string, JobMarks>();
  for (const { id, field, fragments } of highlights) {
    const [text] = fragments;
    if (text === undefined) continue;
    const known = marks.get(id) ?? {};
    if (field === 'title') marks.set(id, { ...known, title: text });
    else if (field === 'overView' || !known.excerpt) marks.set(id, { ...known, excerpt: excerptOf(text) });
  }
  return marks;
}
