import { assessment } from './assessment';

interface WithheldRow {
  /** What the records are, in Japanese. */
  what: string;
  reason: string;
  isOne(row: Readonly<Record<string, unknown>>): boolean;
}

/** Records of disclosed entities that a disclosure leaves out, each with the reason. */
export const withheldRows: readonly WithheldRow[] = [
  {
    what: '企業が社内の候補にした記録（推薦）',
    reason: assessment,
    isOne: ({ __typename, involveType }) => __typename === 'UserOpenJobs' && involveType === 'RECOMMENDED',
  },
];
