import { eachIndexed } from '../lib/eachIndexed';
import { env } from './needs';

/** The keeps and applications of a job, page by page. */
export const rowsOfJob = (openJobId: string) =>
  eachIndexed(env('TALENT_TABLE'), 'byParent', 'parentKey', `OpenJob#${openJobId}`);
