import { useSearchParams } from 'react-router-dom';
import { auditActions } from '../../../../model/auditActions';
import { isRealDate } from '../../components/forms/isRealDate';
import { urlValues } from '../../lib/search/urlValues';
import type { AuditView } from '../../entities/audit/AuditView';
import { japanDay } from '../../../../model/japanDay';

const FILTERS = ['date', 'until', 'actor', 'subject', 'action'] as const;
/** The maximum number of characters of a subject in the URL. The rest of a longer one is ignored. */
const MAX_SUBJECT_LENGTH = 300;

function readView(params: URLSearchParams, today: string): AuditView {
  const date = params.get('date') ?? '';
  const until = params.get('until') ?? '';
  const actor = params.get('actor') ?? '';
  const subject = (params.get('subject') ?? '').slice(0, MAX_SUBJECT_LENGTH) || null;
  const view = {
    date: isRealDate(date) ? date : null,
    until: isRealDate(until) && until >= date ? until : null,
    actor: urlValues.isRecordId(actor) ? actor : null,
    subject,
    action: auditActions.find((action) => action === params.get('action')) ?? null,
  };
  return (view.date ?? view.actor ?? view.subject) ? view : { ...view, date: today };
}

/**
 * Returns the filters of the audit log that the URL contains, and a function that changes some of them. If
 * the URL names neither a day nor an actor nor a subject, the day is today in Japan.
 */
export function useAuditView(): [AuditView, (change: Partial<AuditView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = readView(params, japanDay(new Date()));
  const change = (part: Partial<AuditView>) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const name of FILTERS) {
      const value = { ...view, ...part }[name];
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next);
  };
  return [view, change];
}
