import { Trans } from 'react-i18next';
import { paths } from '../../lib/paths';

const elsewhere = { target: '_blank', rel: 'noopener' };

/**
 * A sentence with links to the terms (利用規約) and the privacy policy (プライバシーポリシー). The links open in a new tab.
 */
export const LegalText = ({ text }: { text: 'auth.register.agree' | 'auth.profile.agreeTerms' }) => (
  <Trans
    i18nKey={text}
    components={{
      terms: <a href={paths.terms} {...elsewhere} />,
      privacy: <a href={paths.privacyPolicy} {...elsewhere} />,
    }}
  />
);
