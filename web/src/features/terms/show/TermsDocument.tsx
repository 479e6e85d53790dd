import { listAskedTerms } from '../../../../../model/terms/listAskedTerms';
import { listBindingArticles } from '../../../../../model/terms/listBindingArticles';
import type { TermsItem, ContractKind } from '../../../../../model/terms/TermsItem';
import { termsTexts } from '../../../../../model/terms/termsTexts';
import { Acceptance } from './Acceptance';
import { formatAnswer } from './formatAnswer';
import type { ShownSheet } from './ShownSheet';
import styles from './TermsDocument.module.css';

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

/**
 * A sheet of terms as a document in Japanese on one or two pages of A4, whatever the language of the site: the items by
 * groups, the articles that bind, and, once it is accepted, the day and the hash; of a change also what it changes.
 */
export function TermsDocument({ sheet }: { sheet: ShownSheet }) {
  const { kind, number, answers, talentEmployees = null } = sheet;
  const asked = listAskedTerms(kind, answers).filter(({ key }) => answers[key]);
  const articles = listBindingArticles(kind, answers, talentEmployees);
  return (
    <article className={styles.document} lang="ja" aria-label={titles[kind]}>
      <h2>{titles[kind]}</h2>
      <p className={styles.note}>{number > 0 ? `第${number}版` : '下書き'}</p>
      {groups.map(([group, caption]) => {
        const items = asked.filter((item) => item.group === group);
        if (items.length === 0) return null;
        return (
          <table key={group} className={styles.items}>
            <caption>{caption}</caption>
            <tbody>
              {items.map((item) => (
                <tr key={item.key}>
                  <th scope="row">{termsTexts[kind][item.key]?.label}</th>
                  <td>{formatAnswer(item, answers[item.key] ?? '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
      <Acceptance sheet={sheet} />
      {articles.length > 0 && (
        <p className={styles.note}>
          双方の回答により、発注者にはフリーランス法の{articles.map(({ article }) => article).join('、')}
          が適用される見込みです。
        </p>
      )}
      {talentEmployees === true && (
        <p className={styles.note}>
          受注者が従業員を使用しているため、フリーランス法は適用されない見込みです。
        </p>
      )}
      <p className={styles.note}>
        この書面はEnishiの画面で作成されました。法的助言ではありません。判断に迷うときは専門家にご相談ください。
      </p>
    </article>
  );
}
