import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../components/overlays/Sheet';
import { NewEmailForm } from './NewEmailForm';
import { EmailCodeForm } from './EmailCodeForm';

interface EmailSheetProps {
  isOpen: boolean;
  /** The current email. */
  email: string;
  onClose: () => void;
}

/** The sheet for a new email: first the email, then the code that was mailed to it. */
export function EmailSheet({ isOpen, email, onClose }: EmailSheetProps) {
  const { t } = useTranslation();
  const [pending, setPending] = useState<string | null>(null);
  const close = () => {
    setPending(null);
    onClose();
  };
  return (
    <Sheet open={isOpen} title={t('account.email.change')} onClose={close}>
      {pending === null ? (
        <NewEmailForm email={email} onSent={setPending} />
      ) : (
        <EmailCodeForm email={pending} onOther={() => setPending(null)} onDone={close} />
      )}
    </Sheet>
  );
}
