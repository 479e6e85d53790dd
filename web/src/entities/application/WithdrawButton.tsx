import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { ApplyTransitions } from '../../../../model/transitions/ApplyTransitions';
import { useConfirm } from '../../components/overlays/useConfirm';
import { type OwnApplyFragment, WithdrawApplicationDocument } from '../../generated/ownApplication';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { toast } from '../../lib/toast/toast';

/**
 * A button that withdraws the caller's application. It is visible only while the application can be
 * withdrawn.
 */
export function WithdrawButton({ application: { id, type } }: { application: OwnApplyFragment }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [withdraw, { loading }] = useMutation(WithdrawApplicationDocument);
  if (!type || !ApplyTransitions[type].WITHDRAWN) return null;
  const ask = async () => {
    const isSure = await confirm({
      title: t('jobs.show.withdrawAsk'),
      content: t('jobs.show.withdrawNote'),
      confirm: t('jobs.show.withdraw'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await withdraw({ variables: { input: { id, type: 'WITHDRAWN' } } });
      toast.success(t('jobs.show.withdrawn'));
    } catch (error) {
      toast.error(describeFailure(t, classifyFailure(error)));
    }
  };
  return (
    <Button look="text" danger loading={loading} onClick={() => void ask()}>
      {t('jobs.show.withdraw')}
    </Button>
  );
}
