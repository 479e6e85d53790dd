import { buildJobPosting } from './buildJobPosting';
import type { ShownJob } from './ShownJob';

/** `<` is escaped, so that a text with a closing tag stays a text. */
export const JobStructuredData = ({ job }: { job: ShownJob }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(buildJobPosting(job)).replaceAll('<', '\\u003c') }}
  />
);
