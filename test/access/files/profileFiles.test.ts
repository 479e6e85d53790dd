import { sampleFiles } from '../../unit/files/sampleFiles';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { records } from '../records';
import { upload } from './upload';
import { graphql } from '../../support/graphql';

const { made, send } = records;

let talent: Person;
let other: Person;
let admin: Person;
let key: string;

async function link(type: string, id: string, field: string, as: Caller): Promise<boolean> {
  const document = graphql(`
    query Link($type: FileOwner!, $id: ID!, $field: String!) {
      getFileLink(type: $type, id: $id, field: $field) {
        url
      }
    }
  `);
  const { data, errors } = await query(document, { type, id, field }, as);
  expect(errors).toEqual([]);
  return Boolean(data?.getFileLink);
}

/**
 * Returns who gets a link to the file from the API, as four booleans: the talent who owns it, an
 * administrator, another talent, a guest.
 */
const opened = (type: string, id: string, field: string) =>
  Promise.all([talent, admin, other, 'guest' as const].map((as) => link(type, id, field, as)));
const share = (values: object) => send('update', 'User', { sub: talent.sub, ...values }, talent, 'sub');

beforeAll(async () => {
  [talent, other, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
  ({ key } = await upload(talent, sampleFiles.pdf()));
});

test('the talent and administrators open a résumé', async () => {
  const id = await made('UserResume', { userID: talent.sub, file: key, filename: '経歴書.pdf' }, talent);
  await eventually('the checked file', async () =>
    (await link('USER_RESUME', id, 'file', talent)) ? true : null,
  );
  expect(await opened('USER_RESUME', id, 'file')).toEqual([true, true, false, false]);
});

test('others open a file of a portfolio after its block is published', async () => {
  const block = { userID: talent.sub, type: 'FILE', content: key };
  const id = await made('UserPortfolio', block, talent);
  expect(await opened('USER_PORTFOLIO', id, 'content')).toEqual([true, true, false, false]);
  await send('update', 'UserPortfolio', { id, isPublished: true }, talent);
  expect(await opened('USER_PORTFOLIO', id, 'content')).toEqual([true, true, true, true]);
  await share({ isPrivate: true });
  expect(await opened('USER_PORTFOLIO', id, 'content')).toEqual([true, true, false, false]);
  await share({ isPrivate: false });
});

test('others open only the thumbnail of an achievement, while the history is shared', async () => {
  const history = await made('WorkHistory', { userID: talent.sub, isCurrentJob: true }, talent);
  const achievement = await made(
    'WorkHistoryAchievement',
    { workHistoryID: history, projectName: '刷新' },
    talent,
  );
  const picture = { purpose: 'ACHIEVEMENT_THUMBNAIL', filename: 'a.png', contentType: 'image/png' };
  const { key: thumbnail } = await upload(talent, sampleFiles.png(), picture);
  const input = { workHistoryAchievementID: achievement, file: key, filename: '実績.pdf', thumbnail };
  const id = await made('WorkHistoryAchievementResume', input, talent);
  await eventually('the checked picture', async () =>
    (await link('WORK_HISTORY_ACHIEVEMENT_RESUME', id, 'thumbnail', talent)) ? true : null,
  );
  expect(await opened('WORK_HISTORY_ACHIEVEMENT_RESUME', id, 'thumbnail')).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await share({ isShareHistories: true });
  expect(await opened('WORK_HISTORY_ACHIEVEMENT_RESUME', id, 'thumbnail')).toEqual([
    true,
    true,
    false,
    false,
  ]);
  await share({ isShareCurrentJob: true });
  expect(await opened('WORK_HISTORY_ACHIEVEMENT_RESUME', id, 'thumbnail')).toEqual([true, true, true, true]);
  expect(await opened('WORK_HISTORY_ACHIEVEMENT_RESUME', id, 'file')).toEqual([true, true, false, false]);
});

test('a record that names another person’s file gives no link', async () => {
  const resumeFile = `private/${admin.sub}/${key.split('/').at(-1)}`;
  expect((await send('update', 'User', { sub: other.sub, resumeFile }, admin, 'sub')).error).toBeUndefined();
  for (const as of [other, admin]) expect(await link('USER', other.sub, 'resumeFile', as)).toBe(false);
});
