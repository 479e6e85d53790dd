import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Thread } from '../../../components/thread/Thread';
import { Decision } from '../../../entities/application/Decision';
import { buildApplicationThread } from '../../../entities/application/buildApplicationThread';
import { findNextStep, type Party } from '../../../entities/application/findNextStep';
import { ReviewSection } from '../../../entities/application/review/ReviewSection';
import { WithdrawButton } from '../../../entities/application/WithdrawButton';
import type { ThreadApplicationFragment } from '../../../generated/thread';
import type { ThreadLine } from '../thread/ThreadLine';
import { useMessagePaths } from '../useMessagePaths';
import styles from './Application.module.css';
import { ContactSection } from './ContactSection';
import { findLastSaid } from './findLastSaid';
import { MeetingSection } from './meeting/MeetingSection';
import { NextStepLine } from './NextStepLine';
import { ProfileThen } from './ProfileThen';
import { SentSection } from './SentSection';
import { StaffActions } from './StaffActions';
import { TermsSection } from './TermsSection';

interface ApplicationPanelProps {
  application: ThreadApplicationFragment;
  /** The id of the conversation beside which the panel is. */
  conversationId: string;
  lines: readonly ThreadLine[];
  viewer: Party;
  onChanged: () => void;
}

/**
 * An application beside the conversation about it: who is expected to act, the state with its dates, what was sent and
 * what the organization knew then; for job staff also the buttons to decide, for the talent the one to withdraw.
 */
export function ApplicationPanel(props: ApplicationPanelProps) {
  const { application, conversationId, lines, viewer, onChanged } = props;
  const { t } = useTranslation();
  const { conversation } = useMessagePaths();
  const { type, history, decision, userID } = application;
  if (!type) return null;
  const next = findNextStep({ ...application, type }, findLastSaid(lines, userID));
  const isElsewhere = application.conversationId !== null && application.conversationId !== conversationId;
  return (
    <div className={styles.panel}>
      <section>
        <h3>{t('relation.next')}</h3>
        <NextStepLine next={next} viewer={viewer} />
        {isElsewhere && (
          <p>
            {t('relation.elsewhere')}{' '}
            <Link to={conversation(application.conversationId ?? '')}>{t('relation.toElsewhere')}</Link>
          </p>
        )}
        {viewer === 'organization' && <StaffActions application={application} onChanged={onChanged} />}
      </section>
      <MeetingSection {...{ application, viewer, onChanged }} />
      <section>
        <h3>{t('relation.state')}</h3>
        <Thread
          look="vertical"
          label={t('relation.state')}
          steps={buildApplicationThread({ type, history }, t)}
        />
      </section>
      {viewer === 'organization' && type === 'CONTRACTED' && userID && <ContactSection sub={userID} />}
      <TermsSection application={application} viewer={viewer} />
      <Decision decision={decision} />
      {viewer === 'organization' && <ReviewSection application={application} />}
      <SentSection application={application} />
      <ProfileThen application={application} viewer={viewer} />
      {viewer === 'talent' && <WithdrawButton application={application} onWithdrawn={onChanged} />}
    </div>
  );
}
