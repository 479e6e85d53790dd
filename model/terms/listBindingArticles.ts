import type { TermsAnswers, ContractKind } from './TermsItem';

interface Article {
  article: string;
  /** What it obliges the organization to, in plain words. */
  means: string;
}

/**
 * Returns the articles of the Freelance Act that bind the organization by a sheet for freelance work, from what both sides
 * say about themselves: article 3 binds every orderer, the others those with employees or a second officer. None binds if
 * the talent has employees. Empty for employment, which the act does not concern.
 * @param talentEmployees whether the talent has employees; null as long as they have not answered
 */
export function listBindingArticles(
  kind: ContractKind,
  answers: TermsAnswers,
  talentEmployees: boolean | null,
): Article[] {
  if (kind === 'EMPLOYMENT' || talentEmployees === true) return [];
  const every = [{ article: '第3条', means: '取引条件を書面やデータですぐに示すこと' }];
  if (answers.ordererEmployees !== 'YES' && answers.ordererOfficers !== 'YES') return every;
  return [
    ...every,
    { article: '第4条', means: '受け取った日から60日以内のできるだけ早い日に支払うこと' },
    { article: '第5条', means: '1か月以上の委託で、減額や受領拒否などをしないこと' },
    { article: '第12条', means: '募集の情報を正確で最新の内容にすること' },
    { article: '第13条', means: '6か月以上の委託で、育児や介護と両立できるよう配慮すること' },
    { article: '第14条', means: 'ハラスメントの相談に応じる体制を整えること' },
    { article: '第16条', means: '6か月以上の委託の解除や不更新を、30日前までに予告すること' },
  ];
}
