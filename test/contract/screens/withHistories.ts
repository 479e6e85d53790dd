import type { Person } from '../../support/api/Person';
import { query, type TypedDocument } from '../../support/api/query';
import { given } from '../../support/given';
import { settleStreams } from '../../support/kills/settleStreams';
import { graphql } from '../../support/graphql';

const createHistory = graphql(`
  mutation CreateHistory($input: CreateWorkHistoryInput!) {
    createWorkHistory(input: $input) {
      id
    }
  }
`);
const createBelow = graphql(`
  mutation CreateBelow(
    $division: CreateWorkHistoryDivisionInput!
    $achievement: CreateWorkHistoryAchievementInput!
  ) {
    createWorkHistoryDivision(input: $division) {
      id
    }
    createWorkHistoryAchievement(input: $achievement) {
      id
    }
  }
`);

/**
 * Creates a talent with the given number of work histories, which are shared with everyone. Each has a
 * division and an achievement.
 */
export async function withHistories(histories: number): Promise<Person> {
  const person = await given.aTalent({ isShareHistories: true });
  const ask = async <Data>(document: TypedDocument<Data>, variables: Record<string, unknown>) => {
    const { data, errors } = await query(document, variables, person);
    if (!data || errors[0]) throw new Error(`No history: ${errors[0]?.message}`);
    return data;
  };
  for (let year = 0; year < histories; year += 1) {
    const input = {
      userID: person.sub,
      organizationName: '株式会社さざなみ',
      startDate: `${2000 + year}-04-01`,
    };
    const { createWorkHistory } = await ask(createHistory, { input });
    const below = { workHistoryID: createWorkHistory?.id };
    await ask(createBelow, {
      division: { ...below, name: '開発部' },
      achievement: { ...below, projectName: '受付画面の改善' },
    });
  }
  // What the streams copy is there.
  await settleStreams();
  return person;
}
