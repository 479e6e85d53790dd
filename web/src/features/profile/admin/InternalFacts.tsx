import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { registrationTriggers } from '../../../entities/profile/registrationTriggers';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import { paths } from '../../../lib/paths';
import { Section } from '../career/Section';
import type { AdminProfile } from './AdminProfile';

const japanese = (text: string | null) => text && <span lang="ja">{text}</span>;

/**
 * Shows facts about a talent to administrators: the name and the introduction that organizations see, the
 * talent's agreement to be shown to them, the URL of the portfolio, how the talent came to Enishi, and some
 * dates.
 */
export function InternalFacts({ profile }: { profile: AdminProfile }) {
  const { t } = useTranslation();
  const { portfolioPath, triggerForRegistration } = profile;
  const trigger = registrationTriggers.find((one) => one === triggerForRegistration);
  return (
    <Section title={t('adminProfile.internal')}>
      <DescriptionList
        items={[
          [t('adminTalent.field.nameForClient'), japanese(profile.nameForClient)],
          [t('adminTalent.field.introductionForClient'), japanese(profile.introductionForClient)],
          [
            t('adminTalent.consents.isAgreedPostForClient'),
            t(profile.isAgreedPostForClient ? 'users.agreed' : 'users.notAgreed'),
          ],
          [
            t('adminTalent.field.portfolioPath'),
            portfolioPath && (
              <Link to={paths.portfolio(portfolioPath)}>{paths.portfolio(portfolioPath)}</Link>
            ),
          ],
          [t('adminTalent.field.triggerForRegistration'), trigger && t(`auth.profile.triggers.${trigger}`)],
          [
            t('adminTalent.field.triggerForRegistrationDescription'),
            japanese(profile.triggerForRegistrationDescription),
          ],
          [t('adminTalent.field.introducerName'), japanese(profile.introducerName)],
          [t('adminProfile.shortID'), profile.shortID],
          [t('adminProfile.createdAt'), formatDateTime(profile.createdAt)],
          [t('adminProfile.updatedAt'), formatDateTime(profile.updatedAt)],
        ]}
      />
    </Section>
  );
}
