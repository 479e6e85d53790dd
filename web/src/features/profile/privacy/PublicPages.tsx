import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormSection } from '../../../components/forms/FormSection';
import { Stack } from '../../../components/layout/Stack';
import type { PrivacyQuery } from '../../../generated/privacy';
import { paths } from '../../../lib/paths';

/** Says on which public pages the profile is shown with the entered settings, and links to these pages. */
export function PublicPages({ profile }: { profile: NonNullable<PrivacyQuery['getUser']> }) {
  const { t } = useTranslation();
  const isPrivate = Form.useWatch<boolean>('isPrivate', Form.useFormInstance()) === true;
  const { portfolioPath, userWpWorkerId } = profile;
  const page = isPrivate ? 'hidden' : userWpWorkerId ? 'both' : 'portfolio';
  return (
    <FormSection title={t('profile.privacy.pages.title')} lead={t(`profile.privacy.pages.${page}`)}>
      <Stack gap={[4, 24]} wrap>
        {portfolioPath && !isPrivate && (
          <Link to={paths.portfolio(portfolioPath)}>{t('profile.privacy.pages.open')}</Link>
        )}
        <Link to={paths.portfolioEditor}>{t('profile.privacy.pages.edit')}</Link>
        <Link to={paths.preview}>{t('profile.privacy.pages.preview')}</Link>
      </Stack>
    </FormSection>
  );
}
