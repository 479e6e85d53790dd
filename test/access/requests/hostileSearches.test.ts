import { query } from '../../support/api/query';
import { askOrdinary } from '../../support/hostile/askOrdinary';
import { hostileSearches } from '../../support/hostile/hostileSearches';

test.each(hostileSearches.map((each) => [each.name, each] as const))(
  'a guest’s search with %s is answered or refused, and so is the next search',
  async (_name, { document, variables }) => {
    const { status, errors } = await query(document, variables, 'guest');
    expect(status).toBe(200);
    expect(errors.filter(({ errorType }) => errorType !== 'InvalidInput')).toEqual([]);
    await expect(askOrdinary('guest')).resolves.toBeGreaterThan(0);
  },
);
