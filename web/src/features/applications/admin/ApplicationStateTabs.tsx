import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import type { AggregateCounts } from '../../../components/filters/readAggregateCounts';
import type { ApplyType } from '../../../generated/schema';
import styles from './AdminApplications.module.css';

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
  const byState = counts.get('type');
  const toggle = (type: ApplyType) =>
    onChange(enums.ApplyType.filter((one) => (one === type) !== chosen.includes(one)));
  return (
    <div className={styles.states} role="group" aria-label={t('applications.states')}>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChange([])}>
        {t('applications.all')}
      </button>
      {enums.ApplyType.map((type) => (
        <button key={type} type="button" aria-pressed={chosen.includes(type)} onClick={() => toggle(type)}>
          {t(`common.applyType.${type}`)}
          <strong>{byState && (byState.get(type) ?? 0)}</strong>
        </button>
      ))}
    </div>
  );
}
