import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { auditActions } from '../../../../model/auditActions';
import screen from '../../components/table/tableScreen.module.css';
import { TalentPicker } from '../../entities/talent/TalentPicker';
import type { AuditView } from '../../entities/audit/AuditView';
import { getActorText } from '../../entities/audit/getActorText';
import { getActionText } from '../../entities/audit/getActionText';
import type { AuditRow } from '../../entities/audit/useAuditLog';
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

/** The filters of the audit log: the days, who acted, what was affected, and the action. */
export function AuditFilters({ view, loaded = [], onChange }: AuditFiltersProps) {
  const { t } = useTranslation();
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
  return (
    <>
      {day('date')}
      {day('until')}
      <TalentPicker
        className={screen.keyword}
        aria-label={t('audit.filter.actor')}
        placeholder={t('audit.filter.actor')}
        most={1}
        known={known}
        value={view.actor ? [view.actor] : []}
        onChange={([actor = null]) => onChange({ actor })}
      />
      <SubjectPicker
        className={screen.keyword}
        value={view.subject}
        name={loaded.find(({ subject }) => subject === view.subject)?.subjectName ?? null}
        onChange={(subject) => onChange({ subject })}
      />
      <select
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
      <Button
        type="text"
        onClick={() => onChange({ date: null, until: null, actor: null, subject: null, action: null })}
      >
        {t('audit.today')}
      </Button>
    </>
  );
}
