import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';

const notify = graphql(`
  query Notify($errorMessage: String) {
    notifyErrorToSlack(queryName: "GetUser", errorMessage: $errorMessage) {
      accepted
    }
  }
`);

test('an error report of 200,000 characters is refused within three seconds', async () => {
  const person = await given.aNewcomer();
  const start = performance.now();
  const { errors } = await query(notify, { errorMessage: 'a'.repeat(200_000) }, person);
  expect(errors[0]?.errorType).toBe('InvalidInput');
  expect(performance.now() - start).toBeLessThan(3000);
});
