import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { documents } from '../documents';
import { accountDocuments } from './accountDocuments';

interface Row {
  id: string;
  state: string;
  progress: number;
  rows: number;
}

let talent: Person;

beforeAll(async () => {
  talent = await given.aTalent({ isShareFullname: false });
}, 60_000);

const begin = (who: Person | 'guest', clientToken?: string) =>
  query<{ createDataExport: Row }>(accountDocuments.exportData, { input: { clientToken } }, who);
const ready = (who: Person, id: string) =>
  eventually('the export', async () => {
    const { data } = await query<{ listExports: { items: Row[] } }>(accountDocuments.exports, {}, who);
    return data?.listExports.items.find((row) => row.id === id && row.state === 'READY');
  });
const linkTo = async (who: Person | 'guest', id: string) =>
  (await query<{ getFileLink: { url: string } | null }>(accountDocuments.exportLink, { id }, who)).data
    ?.getFileLink;

test('a person takes along everything that is theirs, and nobody else opens it', async () => {
  const { id: openJobID } = await given.anOpenJob();
  await query(
    documents.history,
    { input: { userID: talent.sub, organizationName: '縁工房', historyType: 'WORK' } },
    talent,
  );
  await query(
    documents.apply,
    { input: { userID: talent.sub, openJobID, message: 'よろしくお願いします' } },
    talent,
  );
  const { data, errors } = await begin(talent);
  expect(errors).toEqual([]);
  const { id, ...begun } = data?.createDataExport ?? { id: '' };
  expect(begun).toEqual({ kind: 'OWN_DATA', state: 'QUEUED' });
  expect(await ready(talent, id)).toMatchObject({ progress: 100 });
  const link = await linkTo(talent, id);
  const answer = await fetch(link?.url ?? '');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename\*=UTF-8''enishi-.*\.json$/,
  );
  const file = (await answer.json()) as Record<string, Record<string, unknown>[]>;
  expect(file).toMatchObject({
    User: [{ sub: talent.sub, name: '縁 結子', birthDate: '1992-04-15' }],
    UserPrivate: [{ email: talent.email }],
    WorkHistory: [{ organizationName: '縁工房' }],
    UserApplies: [{ openJobID, message: 'よろしくお願いします' }],
    UserConversations: [{ userId: talent.sub }],
  });
  // Nothing of the house's own notes, and nothing that exists for keys alone.
  expect(JSON.stringify(file)).not.toMatch(/"(pk|sk|createdBy|introducerId|isDebug|memberIds)"/);
  const others = [await given.aTalent(), await given.theAdministrator(), 'guest'] as const;
  for (const other of others) expect(await linkTo(other, id)).toBeNull();
});

test('a repeat with the same token is the same export', async () => {
  const token = ulid();
  const ids = await Promise.all([begin(talent, token), begin(talent, token)]);
  expect(new Set(ids.map(({ data }) => data?.createDataExport.id))).toEqual(
    new Set([`${talent.sub}.${token}`]),
  );
  await ready(talent, `${talent.sub}.${token}`);
});

test('a guest has nothing to take along', async () => {
  expect((await begin('guest')).errors[0]?.errorType).toBe('Unauthorized');
});
