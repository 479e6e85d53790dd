import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { accountDocuments } from './accountDocuments';

// An export that ends before the last request has been read makes room for another one.
test('one of twelve concurrent exports is accepted, the others are TooManyRequests', async () => {
  const person = await given.aTalent();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => query(accountDocuments.exportData, { input: {} }, person)),
  );
  const refused = answers.filter(({ errors }) => errors[0]?.errorType === 'TooManyRequests');
  expect([answers.filter(({ data }) => data?.createDataExport).length, refused.length]).toEqual([1, 11]);
});
