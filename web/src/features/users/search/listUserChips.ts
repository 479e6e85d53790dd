import type { TFunction } from 'i18next';
import { formatYenRange } from '../../../../../model/formatYenRange';
import type { SearchConcept } from '../../../generated/schema';
import { quoteWord } from '../../../lib/search/quoteWord';
import type { useFacetLabels } from './useFacetLabels';
import { userFacetNames } from './userFacets';
import type { UsersView } from './UsersView';

interface UserChip {
  key: string;
  label: string;
  /** The changes to the search of talents that remove this filter. */
  without: Partial<UsersView>;
}

/**
 * Returns the active filters of a search of talents as texts. A filter whose name is not loaded yet is left
 * out.
 * @param concepts what the keyword was taken for; without it, the search takes the word as it is written
 */
export function listUserChips(
  view: UsersView,
  labels: ReturnType<typeof useFacetLabels>,
  { t, i18n: { language } }: { t: TFunction; i18n: { language: string } },
  concepts?: readonly SearchConcept[] | null,
): UserChip[] {
  const { keyword, facets, daysFrom, hoursFrom, yearsFrom, pay, ratedFrom, visitedWithin } = view;
  const numbered = (facet: string, name: string) => t('users.chip', { facet, name });
  const chosen = userFacetNames.flatMap((facet) =>
    facets[facet].map((value) => {
      const name = labels.nameOf(facet, value);
      const label = name && t('users.chip', { facet: t(`users.facet.${facet}`), name });
      const rest = facets[facet].filter((other) => other !== value);
      return { key: `${facet}:${value}`, label, without: { facets: { ...facets, [facet]: rest } } };
    }),
  );
  const days = numbered(t('users.days'), t('users.daysAtLeast', { n: daysFrom }));
  const hours = numbered(t('users.hours'), t('users.hoursAtLeast', { n: hoursFrom }));
  const years = numbered(t('users.years'), t('users.yearsAtLeast', { n: yearsFrom }));
  const most = formatYenRange(null, pay?.most ?? null, language);
  const paid = numbered(t('users.pay'), pay ? `${t(`common.salaryType.${pay.type}`)} ${most}` : '');
  const rated = numbered(t('users.rated'), t('users.ratedAtLeast', { n: ratedFrom }));
  const visited = numbered(t('users.visited'), t('users.withinDays', { n: visitedWithin }));
  return [
    { key: 'keyword', label: keyword, without: { keyword: '' } },
    ...(concepts ?? []).map(({ text: word, label }) => ({
      key: `concept:${word}`,
      label: t('common.meant', { word, meaning: label }),
      without: { keyword: quoteWord(keyword, word) },
    })),
    ...chosen,
    { key: 'days', label: daysFrom ? days : '', without: { daysFrom: null } },
    { key: 'hours', label: hoursFrom ? hours : '', without: { hoursFrom: null } },
    {
      key: 'years',
      label: yearsFrom && facets.skillIDs.length > 0 ? years : '',
      without: { yearsFrom: null },
    },
    { key: 'pay', label: pay ? paid : '', without: { pay: null } },
    { key: 'rated', label: ratedFrom ? rated : '', without: { ratedFrom: null } },
    { key: 'visited', label: visitedWithin ? visited : '', without: { visitedWithin: null } },
  ].filter(({ label }) => label !== '');
}
