import { query } from '../../../support/api/query';

/**
 * Returns cursors that a search must refuse: one of the same search with another sort order, and one with
 * values that no row is sorted by.
 */
export async function wrongCursors(): Promise<[name: string, cursor: string][]> {
  const text = '{ page: searchOpenJobs(limit: 1) { nextToken } }';
  const { data } = await query<{ page: { nextToken: string } }>(text, {}, 'guest');
  const [order = '', ...values] = Buffer.from(data?.page.nextToken ?? '', 'base64')
    .toString()
    .split(';');
  const cursor = (...parts: string[]) => Buffer.from(parts.join(';')).toString('base64');
  return [
    ['cursorElsewhere', cursor('[]', ...values)],
    ['cursorOfNothing', cursor(order, ...values.map(() => 'x'))],
  ];
}
