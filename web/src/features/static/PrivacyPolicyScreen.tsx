import { LegalPage } from './LegalPage';
import { privacyArticles } from './privacyArticles';

export const PrivacyPolicyScreen = () => (
  <LegalPage
    title="プライバシーポリシー"
    lead="Enishi運営事務局（以下「当事務局」といいます）は、サービス「Enishi」（以下「本サービス」といいます）でお預かりする個人情報を、個人情報の保護に関する法律その他の法令に従い、次のとおり取り扱います。"
    articles={privacyArticles}
    date="2026年4月1日 制定"
  />
);
