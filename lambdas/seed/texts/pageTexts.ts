import type { EnumValue } from '../../../model/enums';
import type { OccupationName } from '../catalogues/occupations';

/** A public page: its address, its heading and the search behind it. */
interface PageText {
  url: string;
  header: string;
  jobs?: readonly OccupationName[];
  skillTags?: readonly string[];
  workType?: readonly EnumValue<'WorkType'>[];
  baseLocationTypes?: readonly EnumValue<'LocationType'>[];
  maximumHoursPerWeek?: number;
  salaryType?: EnumValue<'SalaryType'>;
  minumumSalary?: number;
}

export const pageTexts: readonly PageText[] = [
  { url: 'remote', header: 'フルリモートで働ける案件', baseLocationTypes: ['REMOTE'] },
  { url: 'side-work', header: '副業から始められる案件', workType: ['SIDE_WORK'] },
  {
    url: 'react',
    header: 'ReactとTypeScriptの案件',
    jobs: ['フロントエンドエンジニア'],
    skillTags: ['React', 'TypeScript'],
  },
  {
    url: 'data',
    header: 'データに関わる案件',
    jobs: ['データエンジニア', 'データサイエンティスト', '機械学習エンジニア'],
  },
  { url: 'design', header: 'デザイナーの案件', jobs: ['UI/UXデザイナー', 'グラフィックデザイナー'] },
  {
    url: 'short-hours',
    header: '週20時間までの案件',
    workType: ['CONTRACT', 'SIDE_WORK', 'PART_TIME'],
    maximumHoursPerWeek: 20,
  },
  {
    url: 'annual-8m',
    header: '年収800万円以上の正社員の案件',
    workType: ['EMPLOYEE'],
    salaryType: 'YEARLY',
    minumumSalary: 8_000_000,
  },
  { url: 'pm', header: 'プロダクトマネージャーの案件', jobs: ['プロダクトマネージャー'] },
];
