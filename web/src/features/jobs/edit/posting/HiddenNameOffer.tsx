import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { Banner } from '../../../../components/feedback/Banner';
import { jobFieldLabel } from '../jobFieldLabel';
import type { JobValues } from '../JobValues';

interface HiddenNameOfferProps {
  /** The fields that mention the name of the organization although the job hides it. */
  fields: readonly (keyof JobValues)[];
  isSaving: boolean;
  onAccept: () => void;
}

/**
 * A warning that names the fields which mention the organization although the job hides it, with a button
 * that publishes the job nevertheless.
 */
export function HiddenNameOffer({ fields, isSaving, onAccept }: HiddenNameOfferProps) {
  const { t } = useTranslation();
  const names = [...new Set(fields)].map((field) => jobFieldLabel(t, field));
  return (
    <Banner
      tone="danger"
      isUrgent
      action={
        <Button disabled={isSaving} onClick={onAccept}>
          {t('jobEditor.hiddenName.accept')}
        </Button>
      }
    >
      <Grid gap={4}>
        <strong>{t('jobEditor.hiddenName.title')}</strong>
        <span>{t('jobEditor.hiddenName.content', { fields: names.join(t('common.join')) })}</span>
      </Grid>
    </Banner>
  );
}
