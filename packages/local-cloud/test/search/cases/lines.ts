import { PUBLIC } from '../jobs';
import { Recording } from '../../../testing/Recording';
import { recordings } from '../recordings';
import type { Case } from './Case';

/** Token streams of a thousand lines of the demo data. The recording is the list: `["line",null]` adds one. */
export const lines: Case[] = Object.keys(new Recording(recordings, 'lines').read()).map((text) => ({
  title: text,
  method: 'POST',
  path: `/${PUBLIC}/_analyze`,
  body: { analyzer: 'japanese_text', text },
}));
