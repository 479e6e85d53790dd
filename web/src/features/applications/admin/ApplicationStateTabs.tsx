import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { CountTabs } from '../../../components/filters/CountTabs';
import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';
import type { ApplyType } from '../../../generated/schema';

interface ApplicationStateTabsProps {
  chosen: ApplyType[];
  counts: AggregateCounts;
  onChange: (types: ApplyType[]) => void;
}

/**
 * Buttons that filter applications by state; several can be chosen. Once the counts are loaded, each button
 * shows how many applications in its state fit the other filters.
 */
export function ApplicationStateTabs({ chosen, counts, onChange }: ApplicationStateTabsProps) {
  const { t } = useTranslation();
  return (
    <CountTabs<ApplyType>
      label={t('applications.states')}
      options={enums.ApplyType.map((value) => ({ value, label: t(`common.applyType.${value}`) }))}
      chosen={chosen}
      counts={counts.get('type')}
      onChange={onChange}
    />
  );
}
