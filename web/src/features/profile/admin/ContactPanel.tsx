import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Setting } from '../../../components/page/Setting';
import type { useContact } from '../../../entities/talent/useContact';
import { domesticTel } from '../../../../../model/domesticTel';

/** The contact data of a talent, which an administrator reveals. The API records each reading in the audit log. */
export function ContactPanel({ revealed }: { revealed: ReturnType<typeof useContact> }) {
  const { t } = useTranslation();
  const { contact, isMissing, isLoading, hasFailed, ask } = revealed;
  if (hasFailed) return <LoadFailed onRetry={ask} />;
  const hidden = isMissing ? 'none' : 'lead';
  return (
    <Setting
      title={t('adminTalent.contact.title')}
      lead={t(contact ? 'adminProfile.revealed' : `adminTalent.contact.${hidden}`)}
      action={
        !contact &&
        !isMissing && (
          <Button disabled={isLoading} onClick={ask}>
            {t('adminTalent.contact.reveal')}
          </Button>
        )
      }
    >
      {contact && (
        <DescriptionList
          items={[
            [t('ownProfile.email'), <bdi key="email">{contact.email}</bdi>],
            [t('profile.field.tel'), domesticTel(contact.tel)],
            [t('profile.field.address'), contact.address],
            [t('profile.field.nearestStation'), contact.nearestStation],
          ]}
        />
      )}
    </Setting>
  );
}
