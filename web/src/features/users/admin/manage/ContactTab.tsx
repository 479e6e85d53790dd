import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Setting } from '../../../../components/page/Setting';
import type { useContact } from '../../../../entities/talent/useContact';
import { ContactForm } from './ContactForm';

interface ContactTabProps {
  sub: string;
  revealed: ReturnType<typeof useContact>;
}

/**
 * The tab with the contact data of a talent. They are hidden until the administrator presses a button; then
 * they can be edited.
 */
export function ContactTab({ sub, revealed }: ContactTabProps) {
  const { t } = useTranslation();
  const { contact, isMissing, isLoading, hasFailed, ask } = revealed;
  if (contact) return <ContactForm sub={sub} contact={contact} />;
  if (hasFailed) return <LoadFailed onRetry={ask} />;
  return (
    <Setting
      title={t('adminTalent.contact.title')}
      lead={t(isMissing ? 'adminTalent.contact.none' : 'adminTalent.contact.lead')}
      action={
        !isMissing && (
          <Button disabled={isLoading} onClick={ask}>
            {t('adminTalent.contact.reveal')}
          </Button>
        )
      }
    />
  );
}
