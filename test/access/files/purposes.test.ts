import { filePurposes } from '../../../model/filePurposes';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { sampleFiles } from '../../unit/files/sampleFiles';
import { records } from '../records';
import { askToUpload, upload } from './upload';
import { graphql } from '../../support/graphql';

/** Videos have a test of their own, `interviewVideos.test.ts`. */
const purposes = Object.entries(filePurposes).filter(([, { types }]) => types.includes('image/jpeg'));
const jpeg = { filename: '写真.jpg', contentType: 'image/jpeg' };
const link = graphql(`
  query ($sub: ID!) {
    getFileLink(type: USER, id: $sub, field: "resumeFile") {
      url
    }
  }
`);

/** A talent for each purpose, because a person may ask for 20 uploads in a minute. */
const talents = new Map<string, Person>();
const talentFor = (purpose: string) => talents.get(purpose) as Person;

beforeAll(async () => {
  for (const [purpose] of purposes) talents.set(purpose, await given.aTalent());
});

const storedKeys = async () => (await readJson<{ key: string }[]>('/_local/files')).map(({ key }) => key);
/** Waits until the upload with this key was checked. Returns whether it was accepted. */
const isAccepted = (key: string) =>
  eventually('the check of the upload', async () => {
    const [name = ''] = /[0-9A-Z]{26}/.exec(key) ?? [];
    const keys = await storedKeys();
    return keys.some((stored) => stored.startsWith('incoming/') && stored.includes(name))
      ? null
      : { accepted: keys.includes(key) };
  });

test.each(purposes)('%s takes neither nothing nor one byte too many', async (purpose, { mostBytes }) => {
  for (const size of [0, mostBytes + 1]) {
    const { errors } = await askToUpload(talentFor(purpose), { ...jpeg, purpose, size });
    expect(errors[0]).toMatchObject({
      ...{ errorType: 'InvalidInput', errorInfo: { field: 'input.size', rule: `1..${mostBytes}` } },
    });
  }
  const { errors } = await askToUpload(talentFor(purpose), { ...jpeg, purpose, size: mostBytes });
  expect(errors).toEqual([]);
});

test.each(purposes)('%s: a page called .png never gets its key', async (purpose) => {
  const png = { purpose, filename: '頁.png', contentType: 'image/png' };
  const { key, status } = await upload(talentFor(purpose), sampleFiles.html(), png);
  expect(status).toBe(204);
  expect(await isAccepted(key)).toEqual({ accepted: false });
});

test.each(purposes)('%s: a picture of 100 pixels is accepted only as a file', async (purpose, rule) => {
  const { key } = await upload(talentFor(purpose), sampleFiles.jpeg(1, 100), { ...jpeg, purpose });
  expect(await isAccepted(key)).toEqual({ accepted: rule.leastPixels === 0 });
});

test.each(purposes)('%s: a photograph loses the place where it was taken', async (purpose) => {
  const talent = talentFor(purpose);
  const { key } = await upload(talent, sampleFiles.jpeg(), { ...jpeg, purpose });
  expect(await isAccepted(key)).toEqual({ accepted: true });
  const input = { sub: talent.sub, resumeFile: key };
  expect((await records.send('update', 'User', input, talent, 'sub')).error).toBeUndefined();
  const { data } = await query(link, { sub: talent.sub }, talent);
  const content = await (await fetch(data!.getFileLink!.url)).text();
  expect(sampleFiles.jpeg().toString('latin1')).toMatch(/GPS/);
  expect(content).not.toMatch(/GPS|35\.6595/);
});
