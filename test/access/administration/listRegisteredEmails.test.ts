import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';
import { unique } from '../../support/unique';

const document = graphql(`
  query Registered($emails: [AWSEmail!]!) {
    listRegisteredEmails(emails: $emails)
  }
`);

let admin: Person;
let talent: Person;

beforeAll(async () => {
  admin = await given.theAdministrator();
  talent = await given.aTalent();
});

test('of the given addresses, those of talents are returned, however they are written', async () => {
  const emails = [talent.email.toUpperCase(), unique.email(), 'nobody@example.com'];
  const found = await eventually('the index has the talent', async () => {
    const { data } = await query(document, { emails }, admin);
    return data?.listRegisteredEmails.length ? data.listRegisteredEmails : null;
  });
  expect(found).toEqual([talent.email]);
});

test('nobody but administrators learns which addresses are registered', async () => {
  for (const caller of [talent, await given.theClient(), 'guest' as const]) {
    const { data, errors } = await query(document, { emails: [talent.email] }, caller);
    expect([data?.listRegisteredEmails, errors[0]?.errorType]).toEqual([undefined, 'Unauthorized']);
  }
});
