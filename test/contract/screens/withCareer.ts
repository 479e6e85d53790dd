import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { settleStreams } from '../../support/kills/settleStreams';
import { composed } from '../../support/composed';

interface Size {
  histories: number;
  /** The number of achievements of each work history. */
  achievements: number;
  /** The number of links of each achievement. */
  links: number;
}

const inputTypes = {
  createWorkHistory: 'CreateWorkHistoryInput',
  createWorkHistoryAchievement: 'CreateWorkHistoryAchievementInput',
  createWorkHistoryAchievementLink: 'CreateWorkHistoryAchievementLinkInput',
};

/** Creates several records with one request, and returns their ids. */
async function createAll(field: keyof typeof inputTypes, inputs: readonly object[], person: Person) {
  const declared = inputs.map((_, index) => `$i${index}: ${inputTypes[field]}!`);
  const fields = inputs.map((_, index) => `r${index}: ${field}(input: $i${index}) { id }`);
  const variables = Object.fromEntries(inputs.map((input, index) => [`i${index}`, input]));
  const document = composed<
    Record<string, { id: string }>
  >`mutation (${declared.join(' ')}) { ${fields.join(' ')} }`;
  const { data, errors } = await query(document, variables, person);
  if (!data || errors[0]) throw new Error(`No ${field}: ${errors[0]?.message}`);
  return Object.values(data).map(({ id }) => id);
}

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Creates a talent with a career of the given size. Returns the talent and the ids of the work histories. */
export async function withCareer({ histories, achievements, links }: Size) {
  const person = await given.aTalent({ isShareHistories: true });
  const historyIds = await createAll(
    'createWorkHistory',
    times(histories, (year) => ({
      userID: person.sub,
      historyType: 'WORK',
      organizationName: '株式会社さざなみ',
      startDate: `${2000 + year}-04-01`,
    })),
    person,
  );
  for (const workHistoryID of historyIds) {
    const made = times(achievements, (n) => ({ workHistoryID, projectName: `受付画面の改善 ${n}` }));
    const ids = await createAll('createWorkHistoryAchievement', made, person);
    const rows = ids.flatMap((workHistoryAchievementID) =>
      times(links, (n) => ({ workHistoryAchievementID, url: `https://example.com/${n}` })),
    );
    await createAll('createWorkHistoryAchievementLink', rows, person);
  }
  // What the streams copy is there.
  await settleStreams();
  return { person, historyIds };
}
