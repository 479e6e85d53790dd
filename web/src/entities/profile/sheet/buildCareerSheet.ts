import type { i18n as I18n } from 'i18next';
import type { CareerHistoryFragment } from '../../../generated/career';
import type { CareerSheetQuery } from '../../../generated/careerSheet';
import { formatDate } from '../../../lib/format/formatDate';
import { formatMonth } from '../../../lib/format/formatMonth';
import type { PaperBlock, PaperDocument } from '../../../../../model/paper/PaperDocument';
import { isHistoryShared } from '../isHistoryShared';

export type SheetProfile = NonNullable<CareerSheetQuery['getUser']>;

type Row = readonly [label: string, text: string];

interface Options {
  /** Whether what the talent does not share with organizations is in the sheet too. */
  isWhole: boolean;
  now: Date;
}

/** The languages whose letters the font of documents lacks: sheets have Japanese words instead. */
const unprintable: readonly string[] = ['ko'];

/** Returns the histories that the sheet has: those that organizations may see, or all. */
function historiesOf(profile: SheetProfile, isWhole: boolean): CareerHistoryFragment[] {
  const all = profile.workHistories?.items ?? [];
  const shown = isWhole
    ? all
    : all.filter((history) => profile.isShareHistories === true && isHistoryShared(history, profile));
  return shown.toSorted((one, other) => (other.startDate ?? '').localeCompare(one.startDate ?? ''));
}

/**
 * Builds the career sheet (職務経歴書) of a talent from the profile: self-introduction, employments with their projects,
 * skills, qualifications and schools, each only if there is one.
 */
export function buildCareerSheet(
  profile: SheetProfile,
  i18n: I18n,
  { isWhole, now }: Options,
): PaperDocument {
  const language = unprintable.includes(i18n.language) ? 'ja' : i18n.language;
  const t = i18n.getFixedT(language);
  const periodOf = ({ startDate, endDate, isContinuation, ...rest }: Partial<CareerHistoryFragment>) => {
    if (!startDate && !endDate) return '';
    const isOpen = isContinuation === true || rest.isCurrentJob === true;
    const until = isOpen ? t('common.now') : formatMonth(endDate, language);
    return t('common.period', { from: formatMonth(startDate, language), until });
  };
  const present = (rows: readonly (readonly [string, string | null | undefined])[]): Row[] =>
    rows.flatMap(([label, text]) => (text?.trim() ? [[label, text.trim()] as const] : []));
  const work = (history: CareerHistoryFragment): PaperBlock[] => {
    const { organizationName, divisions, position, industry, description, achievements } = history;
    const division = divisions?.items.map(({ name }) => name).join(' ');
    return [
      {
        kind: 'title',
        text: [organizationName, periodOf(history)].filter(Boolean).join('　'),
      },
      {
        kind: 'rows',
        rows: [
          ...present([
            [t('careerSheet.label.industry'), industry],
            [t('careerSheet.label.division'), division],
            [t('careerSheet.label.position'), position],
            [t('careerSheet.label.description'), description],
          ]),
          ...(achievements?.items ?? []).map(
            ({ projectName, role, topics, description: text, ...project }): Row => [
              periodOf(project) || t('careerSheet.label.project'),
              [projectName, [role, topics?.join(t('common.join'))].filter(Boolean).join(t('common.or')), text]
                .filter(Boolean)
                .join('\n'),
            ],
          ),
        ],
      },
    ];
  };
  const histories = historiesOf(profile, isWhole);
  const rowsOf = (rows: readonly Row[]): PaperBlock[] => (rows.length > 0 ? [{ kind: 'rows', rows }] : []);
  const sections: PaperDocument['sections'] = [
    {
      title: t('careerSheet.section.self'),
      blocks: profile.description?.trim() ? [{ kind: 'paragraph', text: profile.description.trim() }] : [],
    },
    {
      title: t('careerSheet.section.work'),
      blocks: histories.filter(({ historyType }) => historyType !== 'EDUCATION').flatMap(work),
    },
    {
      title: t('careerSheet.section.skills'),
      blocks: rowsOf(
        (profile.skillSets?.items ?? []).map(({ skill, skillTag, yearsOfExperience: n }): Row => [
          skillTag?.name ?? skill?.name ?? '',
          n === null ? '' : t('careerSheet.years', { n }),
        ]),
      ),
    },
    {
      title: t('careerSheet.section.qualifications'),
      blocks: rowsOf(
        (profile.qualifications?.items ?? []).map(({ name, organization, releaseDate }): Row => [
          formatMonth(releaseDate, language),
          [name, organization].filter(Boolean).join(t('common.or')),
        ]),
      ),
    },
    {
      title: t('careerSheet.section.schools'),
      blocks: rowsOf(
        histories
          .filter(({ historyType }) => historyType === 'EDUCATION')
          .map((school): Row => [
            periodOf(school),
            [school.organizationName, ...(school.divisions?.items ?? []).map(({ name }) => name)]
              .filter(Boolean)
              .join(' '),
          ]),
      ),
    },
  ];
  return {
    title: t('careerSheet.title'),
    signature: [
      t('careerSheet.asOf', { date: formatDate(now.toISOString(), language) }),
      t('careerSheet.name', { name: profile.name ?? profile.displayName }),
    ],
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
}
