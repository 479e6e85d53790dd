import { useTranslation } from 'react-i18next';
import type { AuditAction } from '../../../../../model/auditActions';
import { Banner } from '../../../components/feedback/Banner';
import { RowList } from '../../../components/table/RowList';
import type { Failure } from '../../../lib/errors/Failure';
import { useAuditLog } from '../useAuditLog';
import type { EditTexts } from './EditTexts';
import { RecordEdit } from './RecordEdit';
import { useTakeBack } from './useTakeBack';

interface RecordEditsProps {
  /** The id of the record. */
  id: string;
  /** The actions of the audit log for an edit, and for taking one back. */
  actions: { edit: AuditAction; takeBack: AuditAction };
  texts: EditTexts;
  /** The sentence that says that there are no edits. */
  empty: string;
  /** Sends the mutation that takes back the edit with this audit entry. */
  send: (entryId: string) => Promise<unknown>;
  getFailureText: (failure: Failure) => string;
}

/**
 * The changes that an organization made in a published record, and those of them that administrators took
 * back, newest first. Reading them causes two calls to data sources.
 */
export function RecordEdits({ id, actions, texts, empty, send, getFailureText }: RecordEditsProps) {
  const { t } = useTranslation();
  const { rows, isFailed, onRetry, onMore } = useAuditLog({
    ...{ date: null, until: null, actor: null, action: null },
    subject: id,
  });
  const { refusal, isBusy, takeBack } = useTakeBack({ send, getFailureText, onDone: onRetry });
  const of = (action: AuditAction) => (rows ?? []).filter((entry) => entry.action === action);
  const taken = of(actions.takeBack);
  return (
    <>
      {refusal && (
        <Banner tone="danger" isUrgent>
          {refusal}
        </Banner>
      )}
      <RowList
        rows={rows?.filter(({ action }) => action === actions.edit || action === actions.takeBack)}
        hasFailed={isFailed}
        onRetry={onRetry}
        onMore={onMore}
        more={t('audit.edits.more')}
        empty={empty}
        render={(entry) => (
          <RecordEdit
            {...{ entry, texts, isBusy }}
            isTakenBack={taken.some(({ detail }) => detail === entry.id)}
            onTakeBack={entry.action === actions.edit ? () => void takeBack(entry.id) : undefined}
          />
        )}
      />
    </>
  );
}
