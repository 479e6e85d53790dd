import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/buttons/Button';
import { formatSalary } from '../../../components/conditions/formatSalary';
import { Banner } from '../../../components/feedback/Banner';
import styles from './conditions.module.css';
import type { ConditionValues } from './ConditionValues';
import type { useSalaryUnit } from './useSalaryUnit';

interface SalaryQuestionProps {
  question: NonNullable<ReturnType<typeof useSalaryUnit>['question']>;
  amounts: Pick<ConditionValues, 'minumumSalary' | 'maximumSalary'>;
}

/**
 * Asks what to do with the entered salary after the person has chosen another salary type, for example
 * monthly instead of hourly: convert the amounts (offered if that is possible), clear them, or keep the
 * numbers.
 */
export function SalaryQuestion({ question, amounts }: SalaryQuestionProps) {
  const { t, i18n } = useTranslation();
  const { from, to, converted, convert, clear, keep } = question;
  const before = formatSalary({ salaryType: from, ...amounts }, t, i18n.language);
  const after = converted && formatSalary({ salaryType: to, ...converted }, t, i18n.language);
  return (
    <div className={styles.question}>
      <Banner tone="waiting">
        <p>
          {after
            ? t('profile.conditions.askToConvert', { before, after })
            : t('profile.conditions.askToClear', { before })}
        </p>
        <Stack gap={8} wrap>
          {after && (
            <Button size="large" onClick={convert}>
              {t('profile.conditions.convert')}
            </Button>
          )}
          <Button size="large" onClick={clear}>
            {t('profile.conditions.clearAmounts')}
          </Button>
          <Button size="large" onClick={keep}>
            {t('profile.conditions.keepAmounts')}
          </Button>
        </Stack>
      </Banner>
    </div>
  );
}
