import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { japanDay } from '../../../../../../model/japanDay';
import { MeetingLimits } from '../../../../../../model/limits/MeetingLimits';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { serverClock } from '../../../../lib/api/serverClock';
import { createTokyoFormat } from '../../../../lib/format/createTokyoFormat';
import { formatTime } from '../../../../lib/format/formatTime';
import { formatSpan } from './formatSpan';
import styles from './Meeting.module.css';

const DAYS = 14;
const OFFICE = [9, 18] as const;
const WHOLE = [7, 22] as const;

const dayLabel = createTokyoFormat({ month: 'numeric', day: 'numeric', weekday: 'short' });
const noon = (day: string) => new Date(`${day}T12:00:00+09:00`);

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Returns the days of Japan, as YYYY-MM-DD, from that of a time on. */
const listDays = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => japanDay(from + index * DAY_MS));

/** Returns the times of a day in Japan at which a meeting may begin, between two hours, in ISO 8601. */
function listSlots(day: string, [first, last]: readonly [number, number]): string[] {
  const midnight = Date.parse(`${day}T00:00:00+09:00`);
  const perHour = 60 / MeetingLimits.step;
  return Array.from({ length: (last - first) * perHour }, (_, index) =>
    new Date(midnight + (first * perHour + index) * MeetingLimits.step * MINUTE_MS).toISOString(),
  );
}

interface TimeChoiceProps {
  value?: readonly string[];
  onChange?: (times: string[]) => void;
  minutes: number;
}

/**
 * Chooses up to five times by tapping: first a day, then times of it, in steps of a quarter of an hour. The chosen ones
 * are above, and go when they are pressed.
 */
export function TimeChoice({ value = [], onChange, minutes }: TimeChoiceProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(DAYS);
  const [isWhole, setIsWhole] = useState(false);
  const now = serverClock.now();
  const days = listDays(now, count);
  const [chosenDay, setDay] = useState(days[1] ?? '');
  const isFull = value.length >= MeetingLimits.times;
  const toggle = (time: string) =>
    onChange?.((value.includes(time) ? value.filter((each) => each !== time) : [...value, time]).sort());
  return (
    <Grid gap={12}>
      <div role="group" aria-label={t('meeting.chosen')} className={styles.chosen}>
        {value.length === 0 && <small>{t('meeting.chooseHint', { n: MeetingLimits.times })}</small>}
        {value.map((time) => (
          <Button
            key={time}
            size="small"
            aria-label={t('meeting.removeTime', { time: formatSpan(time, minutes) })}
            onClick={() => toggle(time)}
          >
            {formatSpan(time, minutes)} <span aria-hidden>×</span>
          </Button>
        ))}
      </div>
      <div role="group" aria-label={t('meeting.day')} className={styles.days}>
        {days.map((day) => (
          <Button key={day} look="bare" aria-pressed={day === chosenDay} onClick={() => setDay(day)}>
            {dayLabel(noon(day))}
          </Button>
        ))}
        {count < MeetingLimits.daysAhead && (
          <Button look="link" onClick={() => setCount(Math.min(count + DAYS, MeetingLimits.daysAhead))}>
            {t('meeting.moreDays')}
          </Button>
        )}
      </div>
      <div
        role="group"
        aria-label={t('meeting.timesOf', { day: dayLabel(noon(chosenDay)) })}
        className={styles.slots}
      >
        {listSlots(chosenDay, isWhole ? WHOLE : OFFICE).map((time) => {
          const isChosen = value.includes(time);
          return (
            <Button
              key={time}
              look="bare"
              aria-pressed={isChosen}
              disabled={!isChosen && (isFull || Date.parse(time) <= now)}
              onClick={() => toggle(time)}
            >
              {formatTime(time)}
            </Button>
          );
        })}
      </div>
      {!isWhole && (
        <Button look="link" onClick={() => setIsWhole(true)}>
          {t('meeting.moreTimes')}
        </Button>
      )}
      <small role="status">{isFull ? t('meeting.full', { n: MeetingLimits.times }) : ''}</small>
    </Grid>
  );
}
