import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/Stack';
import { Button } from '../../components/buttons/Button';
import { enums } from '../../../../model/enums';
import { moveByPeriods } from '../../../../model/periods/moveByPeriods';
import { SegmentedChoice } from '../../components/forms/SegmentedChoice';
import screen from '../../components/table/tableScreen.module.css';
import type { InsightPeriod } from '../../generated/schema';
import { japanDay } from '../../../../model/japanDay';
import { ExportMenu } from './ExportMenu';
import styles from './Dashboard.module.css';
import { formatPeriod } from './formatPeriod';
import type { DashboardView } from './view/DashboardView';

interface DashboardToolbarProps {
  period: InsightPeriod;
  /** The first days of the periods that are shown, the oldest first. */
  dates: readonly string[];
  onChange: (change: Partial<DashboardView>) => void;
}

/**
 * The toolbar of the dashboard: switches between days, weeks and months, moves to other dates, and downloads
 * figures.
 */
export function DashboardToolbar({ period, dates, onChange }: DashboardToolbarProps) {
  const { t } = useTranslation();
  const today = japanDay(new Date());
  const date = dates.at(-1) ?? today;
  const next = moveByPeriods(period, date, 1);
  const periods = enums.InsightPeriod.map((value) => ({ value, label: t(`insights.period.${value}`) }));
  return (
    <div className={screen.toolbar}>
      <div className={styles.periods}>
        <SegmentedChoice<InsightPeriod>
          label={t('insights.periods')}
          options={periods}
          value={period}
          onChange={(chosen) => onChange({ period: chosen })}
        />
      </div>
      <Stack as="span" gap={4} wrap align="center">
        <Button onClick={() => onChange({ date: moveByPeriods(period, date, -1) })}>
          {t('common.previousPage')}
        </Button>
        <input
          type="date"
          aria-label={t('insights.date')}
          value={date}
          max={today}
          onChange={({ target }) => target.value && onChange({ date: target.value })}
        />
        <Button disabled={next > today} onClick={() => onChange({ date: next })}>
          {t('common.nextPage')}
        </Button>
      </Stack>
      <h2 className={styles.shown}>
        {formatPeriod(t, period, date)}
        {next > today && <small>{t('insights.running')}</small>}
      </h2>
      <span className={screen.end}>
        <ExportMenu period={period} date={date} />
      </span>
    </div>
  );
}
