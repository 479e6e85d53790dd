import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import styles from './steps.module.css';

interface StepButtonsProps {
  submit: string;
  onBack?: () => void;
  isRunning?: boolean;
}

export function StepButtons({ submit, onBack, isRunning }: StepButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.buttons}>
      {onBack && (
        <Button size="large" onClick={onBack}>
          {t('auth.profile.back')}
        </Button>
      )}
      <Button look="primary" type="submit" size="large" loading={isRunning} className={styles.submit}>
        {submit}
      </Button>
    </div>
  );
}
