import { sampleFiles } from '../../unit/files/sampleFiles';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { origin } from '../../support/stack/origin';
import { records } from '../records';
import { upload } from './upload';
import { settle } from '../over-time/settle';
import { graphql } from '../../support/graphql';

const { made, send } = records;
const png = { filename: 'a.png', contentType: 'image/png' };

let talent: Person;

beforeAll(async () => {
  talent = await given.aTalent();
});

const change = (input: object) => send('update', 'User', { sub: talent.sub, ...input }, talent, 'sub');

async function link(type: string, id: string, field: string): Promise<unknown> {
  const document = graphql(`
    query Link($type: FileOwner!, $id: ID!, $field: String!) {
      getFileLink(type: $type, id: $id, field: $field) {
        url
      }
    }
  `);
  const { data, errors } = await query(document, { type, id, field }, talent);
  expect(errors).toEqual([]);
  return data?.getFileLink;
}

/**
 * Uploads a file and waits until the stack has checked it, whether it was accepted or not. Returns its key.
 */
async function uploaded(content: Buffer, wish: object): Promise<string> {
  const { key } = await upload(talent, content, wish);
  const [name = ''] = /[0-9A-Z]{26}/.exec(key) ?? [];
  await eventually('the check of the upload', async () => {
    const files = await readJson<{ key: string }[]>('/_local/files');
    return files.some((file) => file.key.startsWith('incoming/') && file.key.includes(name)) ? null : true;
  });
  return key;
}

test('a picture that was checked as a file, and so may be small, is refused where pictures belong', async () => {
  const key = await uploaded(sampleFiles.smallPng(), png);
  expect((await change({ resumeFile: key })).error).toBeUndefined();
  expect(await link('USER', talent.sub, 'resumeFile')).toMatchObject({ url: expect.any(String) });
  const workHistoryID = await made('WorkHistory', { userID: talent.sub }, talent);
  const achievement = { workHistoryID, projectName: '刷新' };
  const workHistoryAchievementID = await made('WorkHistoryAchievement', achievement, talent);
  const file = { workHistoryAchievementID, file: key, filename: 'a.png', thumbnail: key };
  const block = { userID: talent.sub, type: 'IMAGE', content: key };
  const refusals = [
    await change({ profileIcon: key }),
    await change({ coverImage: key }),
    await send('create', 'UserPortfolio', block, talent),
    await send('create', 'WorkHistoryAchievement', { ...achievement, coverImage: key }, talent),
    await send('create', 'WorkHistoryAchievementResume', file, talent),
  ];
  expect(refusals.map(({ error }) => error?.errorInfo)).toEqual(
    ['profileIcon', 'coverImage', 'content', 'coverImage', 'thumbnail'].map((field) => ({
      ...{ field: `input.${field}`, rule: 'ownUpload' },
    })),
  );
});

test('a key without the mark of a file, or made up, or of a refused upload, opens nothing', async () => {
  const file = await uploaded(sampleFiles.smallPng(), png);
  const refused = await uploaded(sampleFiles.smallPng(), { ...png, purpose: 'PORTFOLIO_IMAGE' });
  const names = [file.replace('file-', ''), refused, `private/${talent.sub}/${'0'.repeat(26)}.png`];
  for (const key of names) {
    expect((await change({ profileIcon: key, coverImage: key, resumeFile: key })).error).toBeUndefined();
    const block = { userID: talent.sub, type: 'IMAGE', content: key, isPublished: true };
    const id = await made('UserPortfolio', block, talent);
    await settle.streams();
    for (const field of ['profileIcon', 'coverImage', 'resumeFile'])
      expect([key, field, await link('USER', talent.sub, field)]).toEqual([key, field, null]);
    expect(await link('USER_PORTFOLIO', id, 'content')).toBeNull();
    const path = `${key.replace('private/', 'public/')}`;
    expect([key, (await fetch(`${origin()}/${path}`)).status]).toEqual([key, 404]);
  }
});

test.each(['icon.png', '01jcn000000000000000000001.png', '01JCN000000000000000000001.exe', '../icon.png'])(
  'a key with the name %s, which the API gives to no upload, is refused in each field',
  async (name) => {
    const key = `private/${talent.sub}/${name}`;
    const block = { userID: talent.sub, type: 'IMAGE', content: key };
    const refusals = [
      await change({ profileIcon: key }),
      await change({ coverImage: key }),
      await change({ resumeFile: key }),
      await send('create', 'UserResume', { userID: talent.sub, file: key, filename: 'a' }, talent),
      await send('create', 'UserPortfolio', block, talent),
      await send('create', 'UserPortfolio', { ...block, type: 'FILE' }, talent),
    ];
    expect(refusals.map(({ error }) => error?.errorInfo)).toEqual(
      ['profileIcon', 'coverImage', 'resumeFile', 'file', 'content', 'content'].map((field) => ({
        ...{ field: `input.${field}`, rule: 'ownUpload' },
      })),
    );
  },
);
