import { companyKeys } from '../blocks/companyKeys';
import { organizationTies } from '../organizationTies';
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
  {
    what: '企業ごとの応募・スカウト・推薦のまとめ',
    reason: 'ほかの記録から作られ、企業の内部の評価（推薦）を含むため（個人情報保護法第33条第2項第2号）',
    isOne: ({ __typename }) => __typename === organizationTies.typename,
  },
  {
    what: 'ブロックした企業を照合するための値',
    reason: 'ほかの記録（CompanyBlock・WorkHistory）から作られる値で、独自の情報を含まないため',
    isOne: ({ __typename }) => __typename === companyKeys.blocked || __typename === companyKeys.member,
  },
];
