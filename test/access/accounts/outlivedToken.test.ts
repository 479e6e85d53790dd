import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { readSchema } from '../../support/readSchema';
import { literalCall } from '../operations/literalCall';
import { settle } from '../over-time/settle';

const client = localTables.open();
afterAll(() => client.destroy());

const mutations = Object.values(readSchema().getMutationType()?.getFields() ?? {}).filter(
  ({ name }) => !name.startsWith('publish'),
);

/**
 * Arguments, by mutation, for those mutations that store something and need no other record of the person.
 * The test calls all other mutations with placeholder values.
 */
const accepted: Record<string, (sub: string) => string> = {
  createUser: (sub) =>
    `input: { sub: "${sub}", lastName: "縁", firstName: "結子", lastNameKana: "エニシ", firstNameKana: "ユイコ", displayName: "ゆいこ", birthDate: "1992-04-15", isAgreedTerms: true }`,
  createUserPrivate: (sub) => `input: { sub: "${sub}" }`,
  createWorkHistoryCompany: (sub) => `input: { name: "縁 ${sub}" }`,
  createDataExport: () => '',
  createFileUpload: () =>
    'input: { purpose: RESUME, filename: "a.pdf", contentType: "application/pdf", size: 10 }',
  createContactMessage: (sub) => `input: { name: "縁", email: "${sub}@example.com", message: "伺います" }`,
  proposeSkill: (sub) => `name: "${sub.slice(0, 30)}"`,
};

/**
 * Deletes the person's rows, as the nightly erasure of accounts does. The person's token stays valid, as on
 * AWS for up to an hour.
 */
async function eraseRows({ sub }: Person): Promise<void> {
  const TableName = await localTables.nameOf(client, 'Talent');
  for (const pk of [sub, `${sub}#private`]) {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
      }),
    );
    const requests = Items.map(({ sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    if (requests.length > 0)
      await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
}

/** Waits until all streams are processed, then returns the rows that mention the person. */
async function tracesOf({ sub }: Person): Promise<string[]> {
  await settle.streams();
  const rows = await localTables.mentioning(client, [sub]);
  return rows.map(({ pk, sk }) => `${pk} ${sk}`).sort();
}

test.each([
  ['a talent', () => given.aTalent()],
  ['a newcomer', () => given.aNewcomer()],
])('no mutation accepts the token of %s who is erased, and none stores a row', async (_title, make) => {
  const person = await make();
  await eraseRows(person);
  const before = await tracesOf(person);
  const taken: string[] = [];
  for (const mutation of mutations) {
    const call = literalCall(mutation, accepted[mutation.name]?.(person.sub));
    const { errors } = await query(`mutation { ${call} }`, {}, person);
    if (errors[0]?.errorType !== 'Unauthorized')
      taken.push(`${mutation.name}: ${errors[0]?.errorType ?? 'accepted'}`);
  }
  expect(taken).toEqual([]);
  expect(await tracesOf(person)).toEqual(before);
});

test.each([
  ['notifyErrorToSlack', 'queryName: "GetUser", errorMessage: "x"'],
  ['notifyToSlackForNewUser', 'sub: "SUB"'],
])('%s does not accept such a token either', async (name, args) => {
  const person = await given.aNewcomer();
  await eraseRows(person);
  const call = `query { ${name}(${args.replace('SUB', person.sub)}) { accepted } }`;
  expect((await query(call, {}, person)).errors[0]?.errorType).toBe('Unauthorized');
});
