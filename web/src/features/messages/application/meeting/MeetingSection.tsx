import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import type { Party } from '../../../../entities/application/findNextStep';
import { getApplicantName } from '../../../../entities/application/getApplicantName';
import type { ThreadApplicationFragment } from '../../../../generated/thread';
import { loadable } from '../../../../lib/loadable/loadable';
import { findPhase } from './findPhase';
import type { Meeting } from './Meeting';
import { MeetingCard } from './MeetingCard';
import styles from './Meeting.module.css';
import type { Asked } from './ProposeSheet';
import { saveCalendar } from './saveCalendar';
import { useMeetingDeeds } from './useMeetingDeeds';

const ProposeSheet = loadable(async () => (await import('./ProposeSheet')).ProposeSheet);

interface MeetingSectionProps {
  application: ThreadApplicationFragment;
  viewer: Party;
  onChanged: () => void;
}

const isOver = (meeting: Meeting) => ['cancelled', 'past'].includes(findPhase(meeting));

/**
 * The meetings of an application: those that are offered or agreed, the newest first, and folded those that are over. Job
 * staff begin one here.
 */
export function MeetingSection({ application, viewer, onChanged }: MeetingSectionProps) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<{ asked: Asked; meeting: Meeting | null } | null>(null);
  const deeds = useMeetingDeeds(application.id, onChanged);
  const meetings = (application.meetings ?? []).toReversed();
  const [open, over] = [meetings.filter((each) => !isOver(each)), meetings.filter(isOver)];
  const { type, openJob } = application;
  const isEnded = type === 'REJECTED' || type === 'WITHDRAWN';
  const begins = viewer === 'organization' && !isEnded;
  if (meetings.length === 0 && !begins) return null;
  const organization = openJob?.organizationName ?? openJob?.organizationNameForHidden ?? '';
  const about = {
    other: viewer === 'talent' ? organization : getApplicantName(application),
    title: openJob?.title ?? '',
  };
  const card = (meeting: Meeting) => (
    <MeetingCard
      key={meeting.id}
      {...{ meeting, viewer, isBusy: deeds.isBusy, takenTimes: application.takenTimes ?? [] }}
      onTake={(at) => void deeds.take(meeting.id, at)}
      onCancel={() => void deeds.cancel(meeting.id)}
      onAsk={(asked) => setSheet({ asked, meeting })}
      onSave={() => saveCalendar(meeting, about, t)}
    />
  );
  return (
    <section>
      <h3>{t('meeting.head')}</h3>
      {open.map(card)}
      {begins && (
        <Button aria-haspopup="dialog" onClick={() => setSheet({ asked: 'meeting', meeting: null })}>
          {t('meeting.begin')}
        </Button>
      )}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{t('meeting.over', { n: over.length })}</summary>
          {over.map(card)}
        </details>
      )}
      {sheet && (
        <ProposeSheet
          {...sheet}
          contact={application.meetingContact}
          isBusy={deeds.isBusy}
          onSend={(input) => void deeds.propose(input).then((isDone) => isDone && setSheet(null))}
          onClose={() => setSheet(null)}
        />
      )}
    </section>
  );
}
