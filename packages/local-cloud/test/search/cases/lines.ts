import { PUBLIC } from '../jobs';
import { Recording } from '../../../testing/Recording';
import { recordings } from '../recordings';
import type { Case } from './Case';

/**
 * Test cases that compare the tokens of a thousand lines of the demo data. The recording contains the lines:
 * to add a case, add a line `["text",null]` to it.
 */
export const lines: Case[] = Object.keys(new Recording(recordings, 'lines').read()).map((text) => ({
  title: text,
  method: 'POST',
  path: `/${PUBLIC}/_analyze`,
  body: { analyzer: 'japanese_text', text },
}));
