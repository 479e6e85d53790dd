import { Recording } from '../../../testing/Recording';
import { PUBLIC } from '../jobs';
import { recordings } from '../recordings';
import { analysis } from './analysis';
import type { Case } from './Case';
import { otherQueries } from './otherQueries';
import { patterns } from './patterns';
import { percolation } from './percolation';
import { refusals } from './refusals';
import { requests } from './requests';
import { textQueries } from './textQueries';

/**
 * Test cases that compare the tokens of a thousand lines of the demo data. The recording contains the lines:
 * to add a case, add a line `["text",null]` to it.
 */
const lines: Case[] = Object.keys(new Recording(recordings, 'lines').read()).map((text) => ({
  title: text,
  method: 'POST',
  path: `/${PUBLIC}/_analyze`,
  body: { analyzer: 'japanese_text', text },
}));

/** All cases that compare the emulated search with a real OpenSearch. Each group has its own recording. */
export const groups: Readonly<Record<string, Case[]>> = {
  analysis,
  lines,
  otherQueries,
  patterns,
  percolation,
  refusals,
  requests,
  textQueries,
};
