import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { useConfirm } from '../../components/overlays/useConfirm';
import { Setting } from '../../components/page/Setting';
import { RunSeedDocument } from '../../generated/seed';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { getFailureText } from '../../lib/errors/getFailureText';
import { toast } from '../../lib/toast/toast';

const kinds = ['catalogues', 'demo'] as const;

/** The buttons that fill the stage with missing catalogue entries or with the demo data. */
export function SeedActions() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [run, { loading }] = useMutation(RunSeedDocument);
  const start = async (kind: (typeof kinds)[number]) => {
    const question = {
      title: t(`seed.${kind}.title`),
      content: t(`seed.${kind}.question`),
      confirm: t(`seed.${kind}.run`),
    };
    if (!(await confirm(question))) return;
    try {
      await run({ variables: { input: { [kind]: true } } });
      toast.success(t('seed.started'));
    } catch (error) {
      toast.error(t(getFailureText(classifyFailure(error))));
    }
  };
  return kinds.map((kind) => (
    <Setting
      key={kind}
      title={t(`seed.${kind}.title`)}
      lead={t(`seed.${kind}.lead`)}
      action={
        <Button disabled={loading} onClick={() => void start(kind)}>
          {t(`seed.${kind}.run`)}
        </Button>
      }
    />
  ));
}
