import { query } from '../../../support/api/query';
import { graphql } from '../../../support/graphql';

/**
 * Returns cursors that searchOpenJobs must refuse: one that belongs to another sort order, and one whose sort
 * values are not valid values of the sort fields.
 */
export async function wrongCursors(): Promise<[name: string, cursor: string][]> {
  const text = graphql(`
    {
      page: searchOpenJobs(limit: 1) {
        nextToken
      }
    }
  `);
  const { data } = await query(text, {}, 'guest');
  const [order = '', ...values] = Buffer.from(data?.page.nextToken ?? '', 'base64')
    .toString()
    .split(';');
  const cursor = (...parts: string[]) => Buffer.from(parts.join(';')).toString('base64');
  return [
    ['cursorElsewhere', cursor('[]', ...values)],
    ['cursorOfNothing', cursor(order, ...values.map(() => 'x'))],
  ];
}
