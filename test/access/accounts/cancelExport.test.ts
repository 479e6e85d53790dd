import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { accountDocuments } from './accountDocuments';
import { dataExport } from './dataExport';

const document = /* GraphQL */ `
  mutation Cancel($id: ID!) {
    cancelExport(id: $id) {
      id
      state
    }
  }
`;
const cancel = async (id: string, as: Caller) => {
  const { data, errors } = await query<{ cancelExport: { state: string } | null }>(document, { id }, as);
  return data?.cancelExport?.state ?? errors[0]?.errorType;
};

jest.setTimeout(120_000);

/** The state of an export that is no longer queued or running. */
const ended = (who: Person, id: string) =>
  eventually('the export to end', async () => {
    type Page = { listExports: { items: { id: string; state: string }[] } };
    const { data } = await query<Page>(accountDocuments.exports, {}, who);
    const state = data?.listExports.items.find((row) => row.id === id)?.state;
    return state === 'QUEUED' || state === 'RUNNING' ? undefined : state;
  });

test('an export is either cancelled and has no file, or ready and cannot be cancelled', async () => {
  const [person, other] = [await given.aTalent(), await given.aTalent()];
  const id = (await dataExport.begin(person)).data?.createDataExport.id ?? '';
  expect(await cancel(id, other)).toBe('NotFound');
  const outcome = await cancel(id, person);
  const state = await ended(person, id);
  // The export may be faster than the request.
  expect([outcome, state]).toEqual(
    outcome === 'CANCELLED' ? ['CANCELLED', 'CANCELLED'] : ['Conflict', 'READY'],
  );
  const link = await dataExport.linkTo(person, id);
  expect(link === null).toBe(state === 'CANCELLED');
  expect(await cancel(id, person)).toBe('Conflict');
});

test('the next export can start after one was cancelled', async () => {
  const person = await given.aTalent();
  const first = (await dataExport.begin(person)).data?.createDataExport.id ?? '';
  await cancel(first, person);
  const second = await eventually(
    'the next export',
    async () => (await dataExport.begin(person)).data?.createDataExport?.id,
  );
  expect((await dataExport.ready(person, second)).id).toBe(second);
});
