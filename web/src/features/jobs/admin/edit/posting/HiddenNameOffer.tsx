import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../../components/buttons/ActionButton';
import { Banner } from '../../../../../components/feedback/Banner';
import { jobFieldLabel } from '../jobFieldLabel';
import type { JobValues } from '../JobValues';
import styles from './posting.module.css';

interface HiddenNameOfferProps {
  /** The fields that reveal the name of the hidden organization. */
  fields: readonly (keyof JobValues)[];
  isSaving: boolean;
  onAccept: () => void;
}

/** Says which fields reveal the name of the hidden organization, and offers to publish them nevertheless. */
export function HiddenNameOffer({ fields, isSaving, onAccept }: HiddenNameOfferProps) {
  const { t } = useTranslation();
  const names = [...new Set(fields)].map((field) => jobFieldLabel(t, field));
  return (
    <Banner
      tone="danger"
      isUrgent
      action={
        <ActionButton disabled={isSaving} onClick={onAccept}>
          {t('jobEditor.hiddenName.accept')}
        </ActionButton>
      }
    >
      <div className={styles.offer}>
        <strong>{t('jobEditor.hiddenName.title')}</strong>
        <span>{t('jobEditor.hiddenName.content', { fields: names.join(t('common.join')) })}</span>
      </div>
    </Banner>
  );
}
