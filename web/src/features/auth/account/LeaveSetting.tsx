import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Sheet } from '../../../components/overlays/Sheet';
import { getErasureTime } from '../../../lib/auth/getErasureTime';
import type { SignedIn } from '../../../lib/auth/Session';
import { formatDate } from '../../../lib/format/formatDate';
import { LeaveForm } from './LeaveForm';
import { Setting } from '../../../components/page/Setting';

/**
 * The account setting for leaving Enishi: a button that opens the LeaveForm or, after the request, the day
 * from which the account can be deleted.
 */
export function LeaveSetting({ person }: { person: SignedIn }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { deletionRequestedAt } = person;
  if (deletionRequestedAt) {
    const date = formatDate(getErasureTime(deletionRequestedAt));
    return <Setting title={t('account.leave.title')} lead={t('account.leaving.text', { date })} />;
  }
  return (
    <Setting
      title={t('account.leave.title')}
      lead={t('account.leave.lead')}
      action={
        <Button danger onClick={() => setIsOpen(true)}>
          {t('account.leave.open')}
        </Button>
      }
    >
      <Sheet open={isOpen} title={t('account.leave.title')} onClose={close}>
        <LeaveForm sub={person.sub} email={person.email} onDone={close} />
      </Sheet>
    </Setting>
  );
}
