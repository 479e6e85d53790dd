import { print } from 'graphql';
import { ClientTalentFragmentDoc } from '../../../../web/src/generated/clientTalent';
import { ClientPreviewDocument } from '../../../../web/src/generated/preview';
import type { Person } from '../../../support/api/Person';
import { query, type TypedDocument } from '../../../support/api/query';
import { given } from '../../../support/given';
import { shareFlags } from '../../../support/shareFlags';
import { records } from '../../records';
import type { OpenArea } from '../OpenArea';
import { composed } from '../../../support/composed';

type Seen = Record<string, unknown> | null | undefined;

const profile = composed<
  Record<string, Seen>
>`query ($sub: ID!) { getUser(sub: $sub) { ...ClientTalent } } ${print(ClientTalentFragmentDoc)}`;
const none = { ...Object.fromEntries(shareFlags.names.map((flag) => [flag, false])), isPrivate: false };
const all = Object.fromEntries(shareFlags.names.map((flag) => [flag, true]));
const agreed = { ...none, isAgreedPostForClient: true };

/** The tested profiles: title, settings, and whether organizations may open a profile with these settings. */
const settings: [title: string, settings: object, isSeen: boolean][] = [
  ['nothing is shared', agreed, true],
  ...shareFlags.names.map((flag): [string, object, boolean] => [
    `only ${flag} is set`,
    { ...agreed, [flag]: true },
    true,
  ]),
  ['everything is shared', { ...agreed, ...all }, true],
  ['the profile is private', { ...agreed, ...all, isPrivate: true }, false],
  ['the consent is missing', { ...agreed, ...all, isAgreedPostForClient: false }, false],
];

/**
 * Tests that the preview as a client, on the screen 見え方を確認, shows what a client really gets, for each share
 * flag and for a private profile.
 */
export function describePreviews(area: OpenArea): void {
  let talent: Person;

  beforeAll(async () => {
    talent = await given.aTalent({
      ...{
        profileIcon: 'public/$me/01JCN000000000000000000001.png',
        belongsTo: '開発部',
        companyName: '株式会社いま',
      },
      ...{ hopeLocationType: 'REMOTE', userBaseLocationId: '13', appetiteToChangeJobs: 'NOW' },
      ...{ appetiteToSideWork: 'NO', numberOfDayPerWeek: 3, numberOfHoursPerDay: 6, gender: 'FEMALE' },
      ...{ salaryType: 'MONTHLY', minumumSalary: 1, maximumSalary: 2, otherHopes: '在宅' },
      ...{ wayOfWorking: '朝は遅め', currentLocationType: 'OFFICE', description: '画面' },
    });
    const own = { userID: talent.sub };
    await records.made('UserPrefactures', { ...own, prefactureID: '13', isSelected: true }, talent);
    await records.made(
      'UserMainJobs',
      { ...own, jobID: 'designer', isSelected: true, isPositive: true },
      talent,
    );
    await records.made('WorkHistory', { ...own, organizationName: '株式会社むかし' }, talent);
    await records.made(
      'WorkHistory',
      { ...own, organizationName: '株式会社いま', isCurrentJob: true },
      talent,
    );
  });

  const ask = async (document: TypedDocument<Record<string, Seen>>, as: Person): Promise<Seen> => {
    const { data, errors } = await query(document, { sub: talent.sub }, as);
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0];
  };

  test.each(settings)('a preview is what an organization gets: %s', async (_title, changes, isSeen) => {
    const { error } = await records.send(
      'update',
      'User',
      { sub: talent.sub, ...changes },
      talent,
      'version',
    );
    expect(error).toBeUndefined();
    const previewed = await ask(composed<Record<string, Seen>>`${print(ClientPreviewDocument)}`, talent);
    expect(previewed !== null).toBe(isSeen);
    expect(await ask(profile, area.client)).toEqual(previewed);
  });

  test('a preview has what the share flags open, so that equal answers are not equally empty', async () => {
    const { error } = await records.send(
      'update',
      'User',
      { sub: talent.sub, ...agreed, ...all },
      talent,
      'version',
    );
    expect(error).toBeUndefined();
    expect(await ask(composed<Record<string, Seen>>`${print(ClientPreviewDocument)}`, talent)).toMatchObject({
      ...{ name: '縁 結子', gender: 'FEMALE', ageBand: 'AGE_30S', belongsTo: '開発部' },
      userPrefactures: { items: [{ isSelected: true }] },
      workHistories: { items: [expect.any(Object), expect.any(Object)] },
    });
  });
}
