import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { Chip } from '../../../../components/chips/Chip';
import { Stack } from '../../../../components/layout/Stack';
import { useConfirm } from '../../../../components/overlays/useConfirm';
import type { Party } from '../../../../entities/application/findNextStep';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { findPhase, type Phase } from './findPhase';
import { formatSpan } from './formatSpan';
import type { Meeting } from './Meeting';
import styles from './Meeting.module.css';
import type { Asked } from './ProposeSheet';

interface MeetingCardProps {
  meeting: Meeting;
  viewer: Party;
  /** Of the offered times those that another meeting has taken. */
  takenTimes: readonly string[];
  isBusy: boolean;
  onTake: (at: string) => void;
  onCancel: () => void;
  onAsk: (asked: Asked) => void;
  onSave: () => void;
}

const TONES: Record<Phase, 'primary' | 'done' | 'quiet'> = {
  ...{ offered: 'primary', moving: 'primary', agreed: 'done' },
  ...{ expired: 'quiet', cancelled: 'quiet', past: 'quiet' },
};

/** Shows where a meeting takes place: a link that opens, or a text. */
function Place({ place }: { place: string }) {
  return /^https:\/\/\S+$/.test(place) ? (
    <a className={styles.place} href={place} target="_blank" rel="noopener noreferrer">
      {place}
    </a>
  ) : (
    <span lang="ja">{place}</span>
  );
}

/** Says what a meeting will be. The names are above the values, because the panel is narrow and one of them is long. */
function Details({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation();
  const { minutes, format, place, people, contact } = meeting;
  return (
    <dl className={styles.details}>
      <dt>{t('meeting.format')}</dt>
      <dd>
        {t(`meeting.formats.${format}`)} {t('meeting.nMinutes', { n: minutes })}
      </dd>
      {place && (
        <>
          <dt>{t('meeting.place')}</dt>
          <dd>
            <Place place={place} />
          </dd>
        </>
      )}
      <dt>{t('meeting.people')}</dt>
      <dd lang="ja">{(people ?? []).join(t('common.join'))}</dd>
      <dt>{t('meeting.contact')}</dt>
      <dd lang="ja" className={styles.contact}>
        {contact}
      </dd>
    </dl>
  );
}

/** The offered times: buttons for the side that takes one, struck out where another meeting has it. */
function OfferedTimes({ meeting, viewer, takenTimes, isBusy, onTake }: MeetingCardProps) {
  const { t } = useTranslation();
  const { times, offeredBy, minutes, answerBy } = meeting;
  const isOwn = (offeredBy === 'TALENT') === (viewer === 'talent');
  return (
    <>
      <p>{t(isOwn ? 'meeting.waiting' : 'meeting.chooseOne')}</p>
      <ul className={styles.times}>
        {(times ?? []).map((time) => {
          const span = formatSpan(time, minutes);
          if (takenTimes.includes(time))
            return (
              <li key={time}>
                <s>{span}</s> <small>{t('meeting.gone')}</small>
              </li>
            );
          return (
            <li key={time}>
              {isOwn ? (
                span
              ) : (
                <Button
                  block
                  loading={isBusy}
                  aria-label={t('meeting.takeTime', { time: span })}
                  onClick={() => onTake(time)}
                >
                  {span}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <small>{t('meeting.until', { at: formatDateTime(answerBy) })}</small>
    </>
  );
}

/** A meeting: how far it has come, when it is or would be, what it will be, and what the reader can do. */
export function MeetingCard(props: MeetingCardProps) {
  const { meeting, viewer, isBusy, onCancel, onAsk, onSave } = props;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { at, minutes } = meeting;
  const phase = findPhase(meeting);
  const isOpen = phase === 'offered' || phase === 'moving';
  const isComing = phase === 'agreed' || phase === 'moving';
  const isLive = isOpen || isComing || phase === 'expired';
  const isStaff = viewer === 'organization';
  const cancel = async () => {
    const question = { title: t('meeting.cancelAsk'), content: t('meeting.cancelNote'), danger: true };
    if (await confirm({ ...question, confirm: t('meeting.cancel') })) onCancel();
  };
  return (
    <article className={styles.card} data-phase={phase}>
      <Stack gap={8} align="center" wrap>
        <Chip tone={TONES[phase]}>{t(`meeting.phase.${phase}`)}</Chip>
        {at && <strong className={styles.when}>{formatSpan(at, minutes)}</strong>}
      </Stack>
      {phase === 'moving' && <p>{t('meeting.stays')}</p>}
      {phase === 'expired' && <p>{t('meeting.expiredNote')}</p>}
      {isOpen && <OfferedTimes {...props} />}
      {isLive && <Details meeting={meeting} />}
      {isLive && (
        <Stack gap={8} wrap>
          {isComing && (
            <Button size="small" onClick={onSave}>
              {t('meeting.toCalendar')}
            </Button>
          )}
          <Button size="small" aria-haspopup="dialog" onClick={() => onAsk('times')}>
            {t(isComing ? 'meeting.move' : 'meeting.others')}
          </Button>
          {isStaff && phase === 'agreed' && (
            <Button size="small" aria-haspopup="dialog" onClick={() => onAsk('details')}>
              {t('meeting.change')}
            </Button>
          )}
          <Button size="small" look="text" danger disabled={isBusy} onClick={() => void cancel()}>
            {t('meeting.cancel')}
          </Button>
        </Stack>
      )}
    </article>
  );
}
