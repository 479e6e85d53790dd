import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatYenRange } from '../../../../../model/formatYenRange';
import { ChoiceChips } from '../../../components/filters/ChoiceChips';
import { Stack } from '../../../components/layout/Stack';
import { FilterSection } from '../../../components/filters/FilterSection';
import { type PayPeriod, payChoices } from './payChoices';
import type { UsersView } from './UsersView';

interface PayFilterProps {
  pay: UsersView['pay'];
  onChange: (pay: UsersView['pay']) => void;
}

/**
 * The filter for the pay that talents hope for: first the period, then the most that one can pay. Hopes for other
 * periods are converted to full-time work.
 */
export function PayFilter({ pay, onChange }: PayFilterProps) {
  const { t, i18n } = useTranslation();
  const [picked, setPicked] = useState<PayPeriod | null>(null);
  const period = pay?.type ?? picked;
  const periods = Object.keys(payChoices) as PayPeriod[];
  return (
    <FilterSection title={t('users.pay')} active={pay ? 1 : 0} open={false}>
      <Stack direction="column" gap={12}>
        <ChoiceChips
          label={t('users.payPeriod')}
          options={periods.map((type) => ({ value: type, label: t(`common.salaryType.${type}`) }))}
          chosen={period}
          onChange={(value) => {
            setPicked(periods.find((type) => type === value) ?? null);
            if (pay) onChange(null);
          }}
        />
        {period && (
          <ChoiceChips
            label={t('users.pay')}
            options={payChoices[period].map((most) => ({
              value: String(most),
              label: formatYenRange(null, most, i18n.language)!,
            }))}
            chosen={pay && String(pay.most)}
            onChange={(value) => onChange(value === null ? null : { type: period, most: Number(value) })}
          />
        )}
        <small>{t('users.payHint')}</small>
      </Stack>
    </FilterSection>
  );
}
