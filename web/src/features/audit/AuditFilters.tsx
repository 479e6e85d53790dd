import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActions } from '../../../../model/auditActions';
import { Button } from '../../components/buttons/Button';
import { useMovable } from '../../components/layout/useMovable';
import { Sheet } from '../../components/overlays/Sheet';
import screen from '../../components/table/tableScreen.module.css';
import { TalentPicker } from '../../entities/talent/TalentPicker';
import type { AuditView } from '../../entities/audit/AuditView';
import { getActorText } from '../../entities/audit/getActorText';
import { getActionText } from '../../entities/audit/getActionText';
import type { AuditRow } from '../../entities/audit/useAuditLog';
import { useIsNarrow } from '../../lib/useIsNarrow';
import styles from './AuditFilters.module.css';
import { SubjectPicker } from './SubjectPicker';
import { japanDay } from '../../../../model/japanDay';

interface AuditFiltersProps {
  view: AuditView;
  /**
   * The loaded entries. The filters take from them the names of people and records.
   */
  loaded: readonly AuditRow[] | undefined;
  onChange: (change: Partial<AuditView>) => void;
}

/** The actions that are done to records of every type. */
const kinds = { createRecord: true, changeRecord: true, deleteRecord: true };

const none = { date: null, until: null, actor: null, subject: null, action: null };

/**
 * The filters of the audit log: the days, who acted, what was affected, and the action. On a phone they open in a
 * sheet, so that the first screen has entries.
 */
export function AuditFilters({ view, loaded = [], onChange }: AuditFiltersProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const known = loaded.map((entry) => ({ sub: entry.actor, name: getActorText(t, entry) }));
  const day = (name: 'date' | 'until') => (
    <input
      type="date"
      aria-label={t(`audit.filter.${name}`)}
      value={view[name] ?? ''}
      max={japanDay(new Date())}
      onChange={({ target }) => onChange({ [name]: target.value || null })}
    />
  );
  const fields = (
    <>
      <span className={styles.days}>
        {day('date')}
        {' – '}
        {day('until')}
      </span>
      <TalentPicker
        className={styles.choice}
        aria-label={t('audit.filter.actor')}
        placeholder={t('audit.filter.actor')}
        most={1}
        known={known}
        value={view.actor ? [view.actor] : []}
        onChange={([actor = null]) => onChange({ actor })}
      />
      <SubjectPicker
        className={styles.choice}
        value={view.subject}
        name={loaded.find(({ subject }) => subject === view.subject)?.subjectName ?? null}
        onChange={(subject) => onChange({ subject })}
      />
      <select
        className={styles.action}
        aria-label={t('audit.filter.action')}
        value={view.action ?? ''}
        onChange={({ target }) =>
          onChange({ action: auditActions.find((action) => action === target.value) ?? null })
        }
      >
        <option value="">{t('audit.anyAction')}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {action in kinds
              ? t(`audit.kinds.${action as keyof typeof kinds}`)
              : getActionText(t, { action, record: null })}
          </option>
        ))}
      </select>
      <Button look="text" onClick={() => onChange(none)}>
        {t('audit.today')}
      </Button>
    </>
  );
  const { content, place } = useMovable(fields);
  if (!isNarrow)
    return (
      <>
        {content}
        {place}
      </>
    );
  const active = Object.values(view).filter((value) => value !== null).length;
  return (
    <>
      {content}
      <Button onClick={() => setIsOpen(true)}>{t('common.filtersActive', { n: active })}</Button>
      <Sheet open={isOpen} title={t('common.filters')} onClose={() => setIsOpen(false)}>
        <div className={`${screen.toolbar} ${styles.below}`}>{place}</div>
      </Sheet>
    </>
  );
}
