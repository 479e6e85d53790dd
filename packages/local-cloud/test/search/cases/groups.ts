import { analysis } from './analysis';
import type { Case } from './Case';
import { lines } from './lines';
import { otherQueries } from './otherQueries';
import { patterns } from './patterns';
import { refusals } from './refusals';
import { requests } from './requests';
import { textQueries } from './textQueries';

/** All cases that compare the emulated search with a real OpenSearch. Each group has its own recording. */
export const groups: Readonly<Record<string, Case[]>> = {
  analysis,
  lines,
  otherQueries,
  patterns,
  refusals,
  requests,
  textQueries,
};
