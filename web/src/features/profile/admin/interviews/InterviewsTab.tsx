import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import {
  AdminInterviewsDocument,
  type AdminInterviewFragment,
  DeleteInterviewDocument,
  DeleteVideoDocument,
} from '../../../../generated/interviews';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { RecordActions } from '../../histories/list/RecordActions';
import { useDelete } from '../../histories/useDelete';
import { useSend } from '../../histories/useSend';
import { RecordsTab } from '../RecordsTab';
import { useTalentRecords } from '../useTalentRecords';
import { InterviewCard } from './InterviewCard';
import { InterviewSheet } from './InterviewSheet';
import { VideoSheet } from './VideoSheet';

/** What the open sheet edits: an interview (a new one if there is no `id`), or the video of an interview. */
type Editing = { kind: 'interview'; id?: string } | { kind: 'video'; id: string };

const newestFirst = (a: AdminInterviewFragment, b: AdminInterviewFragment) =>
  (b.interviewedAt ?? '').localeCompare(a.interviewedAt ?? '');

/** The interviews with a talent, newest first, with sheets to write, edit and delete them and their videos. */
export function InterviewsTab({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const send = useSend();
  const { user, hasFailed, read } = useTalentRecords(AdminInterviewsDocument, sub);
  const remove = useDelete(read);
  const [editing, setEditing] = useState<Editing | null>(null);
  const rows = user && [...(user.interviewLogs?.items ?? [])].sort(newestFirst);
  const edited = rows?.find(({ id }) => id === editing?.id);
  const readOne = async (id?: string) => (await read()).interviewLogs?.items.find((one) => one.id === id);
  const nameOf = ({ interviewedAt }: AdminInterviewFragment) =>
    t('adminProfile.interview.name', { at: formatDateTime(interviewedAt) });
  const actionsOf = (interview: AdminInterviewFragment) => {
    const { id, video } = interview;
    const name = nameOf(interview);
    return (
      <RecordActions
        name={name}
        onEdit={() => setEditing({ kind: 'interview', id })}
        onDelete={() =>
          void remove({
            name,
            content: t('adminProfile.interview.deleted'),
            run: () => send(DeleteInterviewDocument, { id }),
          })
        }
      >
        <Button
          size="small"
          aria-label={t('adminProfile.video.of', {
            name,
            action: t(video ? 'adminProfile.video.edit' : 'adminProfile.video.add'),
          })}
          onClick={() => setEditing({ kind: 'video', id })}
        >
          {t(video ? 'adminProfile.video.edit' : 'adminProfile.video.add')}
        </Button>
        {video && (
          <Button
            size="small"
            look="text"
            onClick={() =>
              void remove({
                name: video.title ?? t('adminProfile.video.heading'),
                content: t('adminProfile.video.deleted'),
                run: () => send(DeleteVideoDocument, { id }),
              })
            }
          >
            {t('adminProfile.video.delete')}
          </Button>
        )}
      </RecordActions>
    );
  };
  return (
    <>
      <RecordsTab
        title={t('adminProfile.tab.interviews')}
        lead={t('adminProfile.interview.lead')}
        action={
          <Button onClick={() => setEditing({ kind: 'interview' })}>{t('adminProfile.interview.add')}</Button>
        }
        {...{ rows: rows ?? undefined, hasFailed }}
        onRetry={() => void read().catch(() => undefined)}
        empty={t('adminProfile.interview.none')}
        render={(interview) => <InterviewCard interview={interview} actions={actionsOf(interview)} />}
      />
      {editing?.kind === 'interview' && (
        <InterviewSheet sub={sub} interview={edited} read={readOne} onClose={() => setEditing(null)} />
      )}
      {editing?.kind === 'video' && (
        <VideoSheet
          sub={sub}
          interviewId={editing.id}
          video={edited?.video}
          read={async () => (await readOne(editing.id))?.video}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
