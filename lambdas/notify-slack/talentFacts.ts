import { plainLine } from '../../model/plainLine';

type Row = Readonly<Record<string, unknown>>;

/** A talent as the records have it; `occupation` is the name of the main one. */
export interface SummarizedTalent {
  user: Row;
  histories: readonly Row[];
  occupation?: unknown;
}

/** The maximum number of work histories that a message names. */
const HISTORIES = 5;

/** Returns the lines that describe a talent in a Slack message, by their Japanese titles. */
export function talentFacts({ user, histories, occupation }: SummarizedTalent): Record<string, unknown> {
  const positions = histories
    .slice(-HISTORIES)
    .map((row) => [row.organizationName, row.position].filter(Boolean).join(' '));
  return {
    お名前: plainLine(String(user.name ?? '')),
    生年月日: user.birthDate,
    職種: occupation,
    職歴: positions.join('、'),
  };
}
