import { query } from '../../support/api/query';
import { graphql } from '../../support/graphql';

const screenDocument = graphql(`
  query Screen($filter: SearchableOpenJobFilterInput) {
    searchOpenJobs(
      filter: $filter
      limit: 20
      aggregates: [
        { name: "jobs", type: terms, field: jobIDs }
        { name: "skills", type: terms, field: skillIDs }
        { name: "places", type: terms, field: prefectureIDs }
        { name: "types", type: terms, field: workType }
        { name: "pays", type: terms, field: salaryType }
      ]
    ) {
      nearTotal
      match
      items {
        id
        title
        organizationName
        minumumSalary
      }
      aggregateItems {
        name
        result {
          ... on SearchableAggregateBucketResult {
            buckets {
              key
              doc_count
            }
          }
        }
      }
    }
  }
`);

const suggestDocument = graphql(`
  query Suggest($text: String!) {
    suggest(text: $text) {
      kind
      id
      name
      count
    }
  }
`);

/** Texts of the job search screen. With an empty text it shows all jobs. */
const WORDS = [
  'エンジニア',
  'リモート 副業',
  'データ分析',
  'React',
  'マネージャー',
  'ﾃﾞｻﾞｲﾅｰ',
  '',
  '週3日 フルリモート',
];
/** Texts that no job contains literally, so that jobs are found only by the last step of a search, `NEAR`. */
const NEAR = [
  'Pyhton',
  'データサイエンテスト',
  'フロントエンドエンジニヤ',
  'Kubernetse',
  'プロダクトマネジャーア 折紙',
  'マーケティンゲ',
];
/** What somebody sees while typing: the beginnings of texts. */
const TYPED =
  'え えん エンジ エンジニア d de デザ p py pyt 東 東京 け けい 経理 株 株式 マーケ フロント'.split(' ');

const one = <Text>(texts: readonly Text[], turn: number): Text => texts[turn % texts.length] as Text;

async function search(filter: object, match: string): Promise<number> {
  const { data, errors } = await query(screenDocument, { filter }, 'guest');
  const page = data?.searchOpenJobs;
  if (errors[0] || page?.aggregateItems.length !== 5 || page.match !== match)
    throw new Error(`${JSON.stringify(filter)}: ${page?.match} ${JSON.stringify(errors)}`);
  return page.nearTotal;
}

/**
 * The measured requests of a guest, by name. Each is sent with the text of its turn, and returns how many jobs
 * or suggestions were found. Throws if the answer is not of the kind that is measured.
 */
export const requests = {
  /** The request of the job search screen, with five aggregates. */
  screen: (turn: number) => {
    const match = one(WORDS, turn);
    const pay = turn % 3 === 0 ? { minumumSalary: { gte: 400_000 } } : {};
    return search({ ...(match && { keyword: { match } }), ...pay }, 'EXACT');
  },
  /** The same request with a text that only the step `NEAR` finds: three searches, one after the other. */
  'relaxed step': (turn: number) => search({ keyword: { match: one(NEAR, turn) } }, 'NEAR'),
  suggestion: async (turn: number) => {
    const { data, errors } = await query(suggestDocument, { text: one(TYPED, turn) }, 'guest');
    if (errors[0] || !data) throw new Error(JSON.stringify(errors));
    return data.suggest.length;
  },
};
