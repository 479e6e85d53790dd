import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { AdminEvaluationsDocument, DeleteEvaluationDocument } from '../../../../generated/evaluations';
import { useDelete } from '../../histories/useDelete';
import { useSend } from '../../histories/useSend';
import { RecordsTab } from '../RecordsTab';
import { useTalentRecords } from '../useTalentRecords';
import { CommentsSection } from './CommentsSection';
import { CommentSheet } from './CommentSheet';
import { EvaluationCard } from './EvaluationCard';
import { EvaluationSheet } from './EvaluationSheet';

interface Editing {
  kind: 'evaluation' | 'comment';
  /** The id of the record in the sheet; undefined for a new one. */
  id?: string;
}

const newestFirst = (a: { createdAt: string }, b: { createdAt: string }) =>
  b.createdAt.localeCompare(a.createdAt);

/** The evaluations of a talent and the comments about the talent, drafts included, the newest first. */
export function EvaluationsTab({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const { user, hasFailed, read } = useTalentRecords(AdminEvaluationsDocument, sub);
  const send = useSend();
  const remove = useDelete(read);
  const [editing, setEditing] = useState<Editing | null>(null);
  const evaluations = user ? [...(user.evaluations?.items ?? [])].sort(newestFirst) : undefined;
  const comments = user ? [...(user.evaluationComments?.items ?? [])].sort(newestFirst) : undefined;
  const close = () => setEditing(null);
  const isOne = ({ id }: { id: string }) => id === editing?.id;
  return (
    <>
      <RecordsTab
        title={t('adminProfile.evaluation.title')}
        lead={t('adminProfile.evaluation.lead')}
        action={
          <Button onClick={() => setEditing({ kind: 'evaluation' })}>
            {t('adminProfile.evaluation.add')}
          </Button>
        }
        rows={evaluations}
        hasFailed={hasFailed}
        onRetry={() => void read().catch(() => undefined)}
        empty={t('adminProfile.evaluation.none')}
        render={(evaluation) => (
          <EvaluationCard
            evaluation={evaluation}
            onEdit={() => setEditing({ kind: 'evaluation', id: evaluation.id })}
            onDelete={() =>
              void remove({
                name: t('adminProfile.evaluation.of', { name: evaluation.picName ?? '' }),
                content: t('histories.delete.plain'),
                run: () => send(DeleteEvaluationDocument, { id: evaluation.id }),
              })
            }
          />
        )}
      />
      {user && (
        <CommentsSection
          comments={comments}
          read={read}
          onEdit={(id) => setEditing({ kind: 'comment', id })}
        />
      )}
      {editing?.kind === 'evaluation' && (
        <EvaluationSheet
          sub={sub}
          evaluation={evaluations?.find(isOne)}
          read={async (id) => (await read()).evaluations?.items.find((one) => one.id === id)}
          onClose={close}
        />
      )}
      {editing?.kind === 'comment' && (
        <CommentSheet
          sub={sub}
          comment={comments?.find(isOne)}
          read={async (id) => (await read()).evaluationComments?.items.find((one) => one.id === id)}
          onClose={close}
        />
      )}
    </>
  );
}
