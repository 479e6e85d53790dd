import { PUBLIC } from '../jobs';
import { Recording } from '../../../testing/Recording';
import { recordings } from '../recordings';
import type { Case } from './Case';

/**
 * Test cases for the tokens of a thousand lines of the demo data. The texts come from the recording: adding a
 * line `["text",null]` to it adds a case.
 */
export const lines: Case[] = Object.keys(new Recording(recordings, 'lines').read()).map((text) => ({
  title: text,
  method: 'POST',
  path: `/${PUBLIC}/_analyze`,
  body: { analyzer: 'japanese_text', text },
}));
