import { buildJobPosting } from './buildJobPosting';
import type { ShownJob } from './ShownJob';

/**
 * Adds the job to the page as structured data for search engines. It escapes `<`, so that a text with a
 * closing tag cannot end the script element.
 */
export const JobStructuredData = ({ job }: { job: ShownJob }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(buildJobPosting(job)).replaceAll('<', '\\u003c') }}
  />
);
