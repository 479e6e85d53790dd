import { sampleFiles } from '../../unit/files/sampleFiles';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { documents } from '../documents';
import { upload } from './upload';
import { readAuditEntries } from '../readAuditEntries';
import { graphql } from '../../support/graphql';
import { composed } from '../../support/composed';

const fileLink = graphql(`
  query FileLink($type: FileOwner!, $id: ID!, $field: String!) {
    getFileLink(type: $type, id: $id, field: $field) {
      url
    }
  }
`);
const made = (field: string, input: string) => /* GraphQL */ `
  mutation Made($input: ${input}!) {
    made: ${field}(input: $input) {
      id
    }
  }
`;

let talent: Person;
let other: Person;
let admin: Person;

const make = async (field: string, input: object) => {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
  const { data, errors } = await query(
    composed<{ made: { id: string } }>`${made(field, type)}`,
    { input },
    talent,
  );
  expect(errors).toEqual([]);
  return data?.made.id ?? '';
};
const opens = async (who: Caller, type: string, id: string, field: string) => {
  const { data, errors } = await query(fileLink, { type, id, field }, who);
  expect(errors).toEqual([]);
  return data?.getFileLink !== null;
};
/**
 * Returns who can open the file, as four booleans: the talent who owns it, an administrator, another talent,
 * a guest.
 */
const openedBy = (type: string, id: string, field: string) =>
  Promise.all(([talent, admin, other, 'guest'] as const).map((who) => opens(who, type, id, field)));
const checked = (type: string, id: string, field: string) =>
  eventually('the checked file', async () => ((await opens(talent, type, id, field)) ? true : null));
const share = (input: object) => query(documents.update, { input: { sub: talent.sub, ...input } }, talent);

beforeAll(async () => {
  [talent, other, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
});

test('a résumé is readable by its owner and by administrators, whose reads are logged', async () => {
  const { key } = await upload(talent, sampleFiles.pdf());
  const file = { userID: talent.sub, file: key, filename: '職務経歴書.pdf', fileType: 'application/pdf' };
  const id = await make('createUserResume', file);
  await checked('USER_RESUME', id, 'file');
  expect(await openedBy('USER_RESUME', id, 'file')).toEqual([true, true, false, false]);
  expect(await readAuditEntries({ subject: id }, admin)).toMatchObject([
    { action: 'readFile', actor: admin.sub, detail: 'USER_RESUME.file' },
  ]);
});

test('others see the thumbnail of an achievement while histories are shared, but not its file', async () => {
  const type = 'WORK_HISTORY_ACHIEVEMENT_RESUME';
  const picture = { purpose: 'ACHIEVEMENT_THUMBNAIL', contentType: 'image/png' };
  const [{ key: file }, { key: thumbnail }] = [
    await upload(talent, sampleFiles.pdf(), { purpose: 'ACHIEVEMENT_FILE' }),
    await upload(talent, sampleFiles.png(), picture),
  ];
  const workHistoryID = await make('createWorkHistory', {
    userID: talent.sub,
    organizationName: '縁工房',
    historyType: 'WORK',
  });
  const workHistoryAchievementID = await make('createWorkHistoryAchievement', {
    workHistoryID,
    projectName: '結',
  });
  const id = await make('createWorkHistoryAchievementResume', {
    workHistoryAchievementID,
    filename: '資料.pdf',
    file,
    thumbnail,
  });
  await checked(type, id, 'file');
  await checked(type, id, 'thumbnail');
  expect(await openedBy(type, id, 'thumbnail')).toEqual([true, true, false, false]);
  await share({ isShareHistories: true });
  expect(await openedBy(type, id, 'thumbnail')).toEqual([true, true, true, true]);
  expect(await openedBy(type, id, 'file')).toEqual([true, true, false, false]);
  await share({ isPrivate: true });
  expect(await openedBy(type, id, 'thumbnail')).toEqual([true, true, false, false]);
  await share({ isPrivate: false });
});

test('everyone sees a picture of the portfolio after its block is published', async () => {
  const picture = { purpose: 'PORTFOLIO_IMAGE', contentType: 'image/png' };
  const { key } = await upload(talent, sampleFiles.png(), picture);
  const block = (isPublished: boolean) =>
    make('createUserPortfolio', {
      userID: talent.sub,
      type: 'IMAGE',
      title: '作品',
      content: key,
      isPublished,
    });
  const [shown, draft] = [await block(true), await block(false)];
  await checked('USER_PORTFOLIO', shown, 'content');
  expect(await openedBy('USER_PORTFOLIO', shown, 'content')).toEqual([true, true, true, true]);
  expect(await openedBy('USER_PORTFOLIO', draft, 'content')).toEqual([true, true, false, false]);
});

test('a field that holds no file is InvalidInput', async () => {
  const { errors } = await query(fileLink, { type: 'USER', id: talent.sub, field: 'email' }, talent);
  expect(errors[0]).toMatchObject({ errorType: 'InvalidInput', errorInfo: { field: 'field' } });
});
