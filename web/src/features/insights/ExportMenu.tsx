import { useTranslation } from 'react-i18next';
import { enums } from '../../../../model/enums';
import { Button } from '../../components/buttons/Button';
import { DisclosureMenu } from '../../components/shell/DisclosureMenu';
import { MenuList } from '../../components/shell/MenuList';
import type { InsightPeriod } from '../../generated/schema';
import styles from './Dashboard.module.css';
import { formatPeriod } from './formatPeriod';
import { useInsightsCsv } from './useInsightsCsv';

interface ExportMenuProps {
  period: InsightPeriod;
  /** The first day of the last period shown. */
  date: string;
}

/**
 * A menu with the CSV files of the dashboard: all figures of the last period shown, and each metric over time.
 */
export function ExportMenu({ period, date }: ExportMenuProps) {
  const { t } = useTranslation();
  const { save, isSaving } = useInsightsCsv(period, date);
  return (
    <DisclosureMenu
      label={t('insights.csv')}
      button={<span className={styles.export}>{t('insights.csv')} ▾</span>}
    >
      <MenuList>
        <li>
          <Button look="bare" disabled={isSaving} onClick={() => void save()}>
            {t('insights.csvAll', { period: formatPeriod(t, period, date) })}
          </Button>
        </li>
      </MenuList>
      <MenuList>
        {enums.InsightMetric.map((metric) => (
          <li key={metric}>
            <Button look="bare" disabled={isSaving} onClick={() => void save(metric)}>
              {t('insights.csvOf', { name: t(`insights.metric.${metric}`) })}
            </Button>
          </li>
        ))}
      </MenuList>
    </DisclosureMenu>
  );
}
