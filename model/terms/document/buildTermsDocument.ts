import { listAskedTerms } from '../listAskedTerms';
import { listBindingArticles } from '../listBindingArticles';
import type { ContractKind, TermsItem } from '../TermsItem';
import { termsTexts } from '../termsTexts';
import { describeAcceptance } from './describeAcceptance';
import { formatAnswer } from './formatAnswer';
import type { ShownSheet } from './ShownSheet';
import type { TermsDocument, TermsRow } from './TermsDocument';

const titles: Readonly<Record<ContractKind, string>> = {
  EMPLOYMENT: '労働条件通知書',
  CONTRACT: '取引条件の明示書（業務委託）',
};

const groups: readonly (readonly [TermsItem['group'], string])[] = [
  ['parties', '当事者'],
  ['period', '期間'],
  ['work', '業務と場所'],
  ['hours', '労働時間・休日'],
  ['pay', '報酬と支払い'],
  ['ending', '終了'],
  ['other', 'そのほか'],
];

/** Returns whether the Freelance Act binds, as far as what both sides said tells. */
function articlesOf({ kind, answers, talentEmployees = null }: ShownSheet): string[] {
  if (kind === 'CONTRACT' && talentEmployees === true)
    return ['受注者が従業員を使用しているため、フリーランス法は適用されない見込みです。'];
  const articles = listBindingArticles(kind, answers, talentEmployees).map(({ article }) => article);
  if (articles.length === 0) return [];
  return [`双方の回答により、発注者にはフリーランス法の${articles.join('、')}が適用される見込みです。`];
}

/**
 * Builds the document of a sheet of terms, in Japanese whatever the language of the site: the items by groups and, once
 * it is accepted, the day and the hash, of a change also what it changes; the articles that bind.
 */
export function buildTermsDocument(sheet: ShownSheet): TermsDocument {
  const { kind, number, answers } = sheet;
  const asked = listAskedTerms(kind, answers).filter(({ key }) => answers[key]);
  const rowsOf = (group: TermsItem['group']) =>
    asked
      .filter((item) => item.group === group)
      .map((item): TermsRow => [
        termsTexts[kind][item.key]?.label ?? item.key,
        formatAnswer(item, answers[item.key] ?? ''),
      ]);
  const items = groups.map(([group, title]) => ({ title, rows: rowsOf(group) }));
  const acceptance = describeAcceptance(sheet);
  return {
    title: titles[kind],
    version: number > 0 ? `第${number}版` : '下書き',
    sections: [...items.filter(({ rows }) => rows.length > 0), ...acceptance.sections],
    notes: [
      ...acceptance.notes,
      ...articlesOf(sheet),
      'この書面はEnishiの画面で作成されました。法的助言ではありません。判断に迷うときは専門家にご相談ください。',
    ],
  };
}
