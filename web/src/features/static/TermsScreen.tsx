import { LegalPage } from './LegalPage';
import { termsArticles } from './termsArticles';

export const TermsScreen = () => (
  <LegalPage
    title="利用規約"
    lead="この利用規約（以下「本規約」といいます）は、Enishi運営事務局（以下「当事務局」といいます）が提供するサービス「Enishi」（以下「本サービス」といいます）の利用条件を定めるものです。登録された方（以下「会員」といいます）には、本規約に従って本サービスをご利用いただきます。"
    articles={termsArticles}
    date="2026年4月1日 制定"
  />
);
