import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { auditActions } from '../../../../model/auditActions';
import screen from '../../components/table/tableScreen.module.css';
import { TalentPicker } from '../../entities/talent/TalentPicker';
import type { AuditView } from '../../entities/audit/AuditView';
import { getActionText } from '../../entities/audit/getActionText';
import type { AuditRow } from '../../entities/audit/useAuditLog';
import { japanDay } from '../../../../model/japanDay';

interface AuditFiltersProps {
  view: AuditView;
  /**
   * The loaded entries. The filters take from them the names of people and records, and how many entries each
   * action has.
   */
  loaded: readonly AuditRow[] | undefined;
  onChange: (change: Partial<AuditView>) => void;
}

/** The filters of the audit log: the day, who acted, what was affected, and the action. */
export function AuditFilters({ view, loaded = [], onChange }: AuditFiltersProps) {
  const { t } = useTranslation();
  const known = loaded.flatMap(({ actor, actorName, subject, subjectName }) => [
    { sub: actor, name: actorName ?? t('audit.nameless', { id: actor.slice(0, 8) }) },
    { sub: subject, name: subjectName ?? subject },
  ]);
  const count = (action: string) => loaded.filter((entry) => entry.action === action).length;
  const person = (name: 'actor' | 'subject') => (
    <TalentPicker
      className={screen.keyword}
      aria-label={t(`audit.filter.${name}`)}
      placeholder={t(`audit.filter.${name}`)}
      most={1}
      known={known}
      value={view[name] ? [view[name]] : []}
      onChange={([chosen = null]) => onChange({ [name]: chosen })}
    />
  );
  return (
    <>
      <input
        type="date"
        aria-label={t('audit.filter.date')}
        value={view.date ?? ''}
        max={japanDay(new Date())}
        onChange={({ target }) => onChange({ date: target.value || null })}
      />
      {person('actor')}
      {person('subject')}
      <select
        aria-label={t('audit.filter.action')}
        value={view.action ?? ''}
        onChange={({ target }) =>
          onChange({ action: auditActions.find((action) => action === target.value) ?? null })
        }
      >
        <option value="">{t('audit.anyAction')}</option>
        {auditActions
          .filter((action) => count(action) > 0 || action === view.action)
          .map((action) => (
            <option key={action} value={action}>
              {t('audit.counted', { name: getActionText(t, action), n: count(action) })}
            </option>
          ))}
      </select>
      <Button type="text" onClick={() => onChange({ date: null, actor: null, subject: null, action: null })}>
        {t('audit.today')}
      </Button>
    </>
  );
}
