import { useTranslation } from 'react-i18next';
import type { AuditAction } from '../../../../../model/auditActions';
import { Banner } from '../../../components/feedback/Banner';
import { RowList } from '../../../components/table/RowList';
import type { Failure } from '../../../lib/errors/Failure';
import { type AuditRow, useAuditLog } from '../useAuditLog';
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

/** Reads the entries about a record with one action, which the API selects. */
const useEntriesOf = (subject: string, action: AuditAction) =>
  useAuditLog({ ...{ date: null, until: null, actor: null }, subject, action });

/**
 * Puts two lists of entries in the order of their times, newest first. What one list has before the end of its loaded
 * part waits until the other list is loaded so far.
 */
function mergeEntries(...lists: ReturnType<typeof useEntriesOf>[]): AuditRow[] {
  const ends = lists.map(({ rows = [], onMore }) => (onMore ? (rows.at(-1)?.at ?? '') : ''));
  const oldest = ends.reduce((latest, end) => (end > latest ? end : latest), '');
  return lists
    .flatMap(({ rows = [] }) => rows)
    .filter(({ at }) => at >= oldest)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/**
 * The changes that an organization made in a published record, and those of them that administrators took
 * back, newest first.
 */
export function RecordEdits({ id, actions, texts, empty, send, getFailureText }: RecordEditsProps) {
  const { t } = useTranslation();
  const edits = useEntriesOf(id, actions.edit);
  const taken = useEntriesOf(id, actions.takeBack);
  const rows = edits.rows && taken.rows && mergeEntries(edits, taken);
  const onRetry = () => {
    edits.onRetry();
    taken.onRetry();
  };
  const onMore = () => {
    edits.onMore?.();
    taken.onMore?.();
  };
  const { refusal, isBusy, takeBack } = useTakeBack({ send, getFailureText, onDone: onRetry });
  return (
    <>
      {refusal && (
        <Banner tone="danger" isUrgent>
          {refusal}
        </Banner>
      )}
      <RowList
        rows={rows}
        hasFailed={edits.isFailed || taken.isFailed}
        onRetry={onRetry}
        onMore={edits.onMore || taken.onMore ? onMore : undefined}
        more={t('audit.edits.more')}
        empty={empty}
        render={(entry) => (
          <RecordEdit
            {...{ entry, texts, isBusy }}
            isTakenBack={taken.rows?.some(({ detail }) => detail === entry.id) ?? false}
            onTakeBack={entry.action === actions.edit ? () => void takeBack(entry.id) : undefined}
          />
        )}
      />
    </>
  );
}
