import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplyTransitions } from '../../../../model/transitions/ApplyTransitions';
import { Button } from '../../components/buttons/Button';
import type { OwnApplyFragment } from '../../generated/ownApplication';
import { loadable } from '../../lib/loadable/loadable';

const WithdrawDialog = loadable(async () => (await import('./WithdrawDialog')).WithdrawDialog);

interface WithdrawButtonProps {
  application: Pick<OwnApplyFragment, 'id' | 'type'>;
  onWithdrawn?: () => void;
}

/**
 * A button that withdraws the caller's application, after asking why. It is visible only while the application can be
 * withdrawn.
 */
export function WithdrawButton({ application: { id, type }, onWithdrawn }: WithdrawButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  if (!type || !ApplyTransitions[type].WITHDRAWN) return null;
  const close = (isDone: boolean) => {
    setIsAsking(false);
    if (isDone) onWithdrawn?.();
  };
  return (
    <>
      <Button look="text" danger aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('relation.withdraw')}
      </Button>
      {isAsking && <WithdrawDialog id={id} onClose={close} />}
    </>
  );
}
