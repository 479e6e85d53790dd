import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { PrivacyLink } from '../../../entities/profile/PrivacyLink';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { Stack } from '../../../components/layout/Stack';
import { AchievementSheet } from './achievement/AchievementSheet';
import { HistorySheet } from './history/HistorySheet';
import { HistorySections } from './list/HistorySections';
import styles from './list/List.module.css';
import { QualificationSection } from './qualification/QualificationSection';
import { QualificationSheet } from './qualification/QualificationSheet';
import { ResumeSection } from './resume/ResumeSection';
import { type Career, type ReadCareer, useCareer } from './useCareer';
import { type Editing, useEditing } from './useEditing';

interface SheetProps {
  sub: string;
  profile: Career;
  editing: Editing;
  read: ReadCareer;
  onClose: () => void;
}

/**
 * Shows the sheet in which the record that the URL names is edited. Renders nothing if the URL names none or
 * the record does not exist.
 */
function EditedSheet({ sub, profile, editing: { kind, id, of }, read, onClose }: SheetProps) {
  const histories = profile.workHistories?.items ?? [];
  if (kind === 'history') {
    const history = histories.find((one) => one.id === id);
    const historyType = history?.historyType ?? (of === 'EDUCATION' ? 'EDUCATION' : 'WORK');
    return (!id || history) && <HistorySheet {...{ sub, profile, history, historyType, read, onClose }} />;
  }
  if (kind === 'achievement') {
    const history = histories.find(
      (one) => one.id === of || one.achievements?.items.some((it) => it.id === id),
    );
    const achievement = history?.achievements?.items.find((one) => one.id === id);
    return (
      history && (!id || achievement) && <AchievementSheet {...{ history, achievement, read, onClose }} />
    );
  }
  const qualification = profile.qualifications?.items.find((one) => one.id === id);
  return (!id || qualification) && <QualificationSheet {...{ sub, qualification, read, onClose }} />;
}

/**
 * Returns a function that remembers which element has the focus. Call it before a sheet opens; when the sheet
 * closes, that element gets the focus again.
 */
function useReturnedFocus(isOpen: boolean) {
  const before = useRef<Element | null>(null);
  const note = useEffectEvent((opened: boolean) => {
    if (!opened && before.current instanceof HTMLElement) before.current.focus();
  });
  useEffect(() => note(isOpen), [isOpen]);
  return () => {
    before.current = document.activeElement;
  };
}

/**
 * The screen /user/edit-histories, on which talents edit work histories, schools, achievements,
 * qualifications and CVs.
 */
export function EditHistoriesScreen() {
  const { t } = useTranslation();
  const { sub, profile, error, read } = useCareer();
  const { editing, open, close } = useEditing();
  const noteFocus = useReturnedFocus(editing !== null);
  const edit = (next: Editing) => {
    noteFocus();
    open(next);
  };
  return (
    <div className={styles.screen}>
      <PageHead title={t('histories.title')} state={t('histories.lead')} />
      {error && !profile && <LoadFailed error={error} onRetry={() => void read().catch(() => undefined)} />}
      {!error && !profile && <Skeleton shape="card" count={4} />}
      {profile && (
        <>
          <Stack as="p" gap={[4, 16]} wrap align="center">
            <SharedTo field="workHistories" profile={{ ...profile }} of={t('histories.sharing')} />
            <PrivacyLink />
          </Stack>
          <HistorySections {...{ profile, read, edit }} />
          <QualificationSection {...{ profile, read, edit }} />
          <ResumeSection {...{ sub, profile, read }} />
          {editing && (
            <EditedSheet
              key={`${editing.kind} ${editing.id} ${editing.of}`}
              {...{ sub, profile, editing, read }}
              onClose={close}
            />
          )}
        </>
      )}
    </div>
  );
}
