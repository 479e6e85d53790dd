import { detectContentType } from '../../../lambdas/check-file/detectContentType';
import { readPictureSize } from '../../../lambdas/check-file/readPictureSize';
import { demoFiles } from '../../../lambdas/seed/files/demoFiles';
import { fileFields } from '../../../model/fileFields';
import { isOwnUpload } from '../../../model/rules/isOwnUpload';
import { seeded, seededItems } from '../../support/seedData';

const files = demoFiles(seededItems);
const keys = new Set(files.map(({ key }) => key));

test('every file that a demo record names is stored once', () => {
  expect(keys.size).toBe(files.length);
  const fields = new Set([...Object.values(fileFields).flat(), 'thumbnail']);
  const named = seededItems.flatMap(({ item }) =>
    [...fields].map((field) => item[field]).filter((value) => /^(public|private)\//.test(String(value))),
  );
  expect(named.filter((key) => !keys.has(String(key)))).toEqual([]);
  expect(keys.size).toBe(new Set(named).size);
});

test('every file would pass the check of uploads', () => {
  for (const { key, type, content } of files) {
    expect({ key, type: detectContentType(content) }).toEqual({ key, type });
    const size = type === 'image/png' ? readPictureSize(type, content) : [200];
    expect(Math.min(...(size ?? [0]))).toBeGreaterThanOrEqual(200);
  }
});

test('a third of the talents has own pictures, accounts, a CV, and evidence of an achievement', () => {
  const talents = seeded('User').filter(
    ({ isPrivate, userMainJobId }) => userMainJobId && isPrivate !== undefined,
  );
  const detailed = talents.filter(({ profileIcon }) => profileIcon);
  expect(detailed.length / talents.length).toBeGreaterThan(0.28);
  expect(detailed.length / talents.length).toBeLessThan(0.39);
  for (const { sub, profileIcon, coverImage, linkedinUrl, lineID } of detailed) {
    expect([profileIcon, coverImage].every((key) => isOwnUpload(String(key), [String(sub)], true))).toBe(
      true,
    );
    expect([linkedinUrl, lineID].every(Boolean)).toBe(true);
  }
  const owners = (type: string) => new Set(seeded(type).map(({ owner }) => owner));
  const subs = new Set(detailed.map(({ sub }) => sub));
  expect(owners('UserResume')).toEqual(subs);
  for (const type of ['WorkHistoryAchievementLink', 'WorkHistoryAchievementResume', 'WorkHistoryDivision'])
    expect(owners(type).size).toBeGreaterThan(subs.size / 2);
});

test('a display name does not contain the last name of a talent who does not share it', () => {
  const hiding = seeded('User').filter(
    ({ userMainJobId, isShareFullname }) => userMainJobId && !isShareFullname,
  );
  expect(hiding.length).toBeGreaterThan(50);
  const telling = hiding.filter(({ displayName, lastName }) =>
    String(displayName).includes(String(lastName)),
  );
  expect(telling).toEqual([]);
});
