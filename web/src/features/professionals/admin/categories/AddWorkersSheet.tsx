import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { Banner } from '../../../../components/feedback/Banner';
import { Sheet } from '../../../../components/overlays/Sheet';
import { TalentPicker } from '../../../../entities/talent/TalentPicker';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../../lib/errors/getFailureText';
import { toast } from '../../../../lib/toast/toast';
import styles from './AdminCategories.module.css';

interface AddWorkersSheetProps {
  add: (sub: string) => Promise<void>;
  /** Called after everybody was added. */
  onAdded: () => void;
  onClose: () => void;
}

const MOST = 20;

/** A sheet in which administrators add people to a category. People who cannot be added stay chosen. */
export function AddWorkersSheet({ add, onAdded, onClose }: AddWorkersSheetProps) {
  const { t } = useTranslation();
  const [subs, setSubs] = useState<string[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const addAll = async () => {
    setIsAdding(true);
    setFailure(null);
    let left = subs;
    try {
      for (const sub of subs) {
        await add(sub);
        left = left.filter((one) => one !== sub);
      }
      toast.success(t('adminCategories.add.done', { n: subs.length }));
      onAdded();
    } catch (refusal) {
      setFailure(t(getFailureText(classifyFailure(refusal))));
      setSubs(left);
    }
    setIsAdding(false);
  };
  return (
    <Sheet open title={t('adminCategories.add.title')} onClose={onClose}>
      <Grid className={styles.add} gap={16}>
        <p>{t('adminCategories.add.lead')}</p>
        <TalentPicker
          value={subs}
          onChange={setSubs}
          most={MOST}
          aria-label={t('adminCategories.add.people')}
        />
        {failure && (
          <Banner tone="danger" isUrgent>
            {failure}
          </Banner>
        )}
        <Button look="primary" loading={isAdding} disabled={subs.length === 0} onClick={() => void addAll()}>
          {t('adminCategories.add.send')}
        </Button>
      </Grid>
    </Sheet>
  );
}
