import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { Sheet } from '../../../components/overlays/Sheet';
import type { BenefitDetailQuery } from '../../../generated/benefits';
import { BenefitArticle } from '../BenefitArticle';
import { BenefitCard } from '../BenefitCard';
import styles from './BenefitForm.module.css';

interface BenefitPreviewProps {
  benefit: NonNullable<BenefitDetailQuery['getEmployeeBenefit']>;
  onClose: () => void;
}

const WIDTH = 880;

/** A sheet with a benefit as talents will see it: its card in the list, and its page. */
export function BenefitPreview({ benefit, onClose }: BenefitPreviewProps) {
  const { t } = useTranslation();
  return (
    <Sheet open title={t('adminBenefits.preview.title')} width={WIDTH} onClose={onClose}>
      {/* Nothing can be pressed in the preview: the benefit may not exist yet. The region is scrolled by keyboard. */}
      <Grid
        role="region"
        aria-label={t('adminBenefits.preview.title')}
        tabIndex={0}
        className={styles.preview}
        gap={16}
      >
        <h2>{t('adminBenefits.preview.card')}</h2>
        <div inert className={styles.card}>
          <BenefitCard benefit={benefit} />
        </div>
        <h2>{t('adminBenefits.preview.page')}</h2>
        <div inert>
          <BenefitArticle isPreview benefit={benefit}>
            <Button look="primary">{t('benefits.use')}</Button>
          </BenefitArticle>
        </div>
      </Grid>
    </Sheet>
  );
}
