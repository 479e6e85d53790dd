import { useTranslation } from 'react-i18next';
import { consents, consentTime } from '../../../../../../model/consents';
import { DescriptionList } from '../../../../components/description-list/DescriptionList';
import { Setting } from '../../../../components/page/Setting';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import type { ManagedUser } from './ManagedUser';

/**
 * Lists the consents of a talent, each with the time at which it was given. Administrators cannot change
 * them.
 */
export function Consents({ user }: { user: ManagedUser }) {
  const { t } = useTranslation();
  const stateOf = (consent: (typeof consents)[number]) => {
    if (!user[`is${consent}`]) return t('adminTalent.consents.none');
    const at = user[consentTime(consent)];
    return at
      ? t('adminTalent.consents.at', { at: formatDateTime(at) })
      : t('adminTalent.consents.atRegistration', { at: formatDateTime(user.createdAt) });
  };
  return (
    <Setting title={t('adminTalent.consents.title')} lead={t('adminTalent.consents.lead')}>
      <DescriptionList
        items={consents.map((consent) => [t(`adminTalent.consents.is${consent}`), stateOf(consent)])}
      />
    </Setting>
  );
}
