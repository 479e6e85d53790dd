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

test('an error report of 500 characters is posted, a longer one is InvalidInput', async () => {
  const person = await given.aNewcomer();
  const send = (errorMessage: string) => query(notify, { errorMessage }, person);
  expect((await send('a'.repeat(500))).data).toEqual({ notifyErrorToSlack: { accepted: true } });
  const { errors } = await send('a'.repeat(200_000));
  expect(errors[0]).toMatchObject({
    errorType: 'InvalidInput',
    errorInfo: { field: 'errorMessage', rule: '0..500' },
  });
});
