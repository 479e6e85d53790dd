import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../buttons/Button';
import { Sheet } from '../../overlays/Sheet';
import { SegmentedChoice } from '../SegmentedChoice';
import type { Editor, Kept } from './Editor';
import type { FieldName } from './FieldName';
import type { FieldTexts } from './FieldTexts';
import styles from './OtherChanges.module.css';
import { toStoredValue } from './toStoredValue';

/**
 * Returns two functions for an editor's field: one that gives its label, one that formats its value as text.
 */
function useFormatValue<Values extends object>(fields: FieldTexts<Values>) {
  const { t } = useTranslation();
  const asText = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'editing.yes' : 'editing.no');
    return Array.isArray(value) ? value.map(asText).join(t('common.join')) : String(value);
  };
  return {
    label(field: FieldName<Values>): string {
      const texts = fields[field];
      return typeof texts === 'string' ? texts : texts.label;
    },
    value(field: FieldName<Values>, value: unknown): string {
      const [texts, stored] = [fields[field], toStoredValue(value)];
      if (stored === null || (Array.isArray(stored) && stored.length === 0)) return t('editing.empty');
      return typeof texts === 'string' ? asText(stored) : texts.format(stored as never);
    },
  };
}

interface OtherChangesProps<Values extends object> {
  editor: Pick<Editor<Values>, 'otherChanges' | 'resolve' | 'postpone'>;
  fields: FieldTexts<Values>;
}

/**
 * A sheet that shows, field by field, what was changed somewhere else while the person edited the record. If
 * the person has changed the same field, they choose between the two values; their own is chosen at first.
 */
export function OtherChanges<Values extends object>({ editor, fields }: OtherChangesProps<Values>) {
  const { t } = useTranslation();
  const { otherChanges, resolve, postpone } = editor;
  const [chosen, setChosen] = useState<Partial<Record<FieldName<Values>, Kept>>>({});
  const format = useFormatValue(fields);
  const contested = otherChanges.filter(({ isContested }) => isContested);
  const finish = () => {
    const all = contested.map(({ field }) => [field, chosen[field] ?? 'mine'] as const);
    setChosen({});
    resolve(Object.fromEntries(all) as Partial<Record<FieldName<Values>, Kept>>);
  };
  return (
    <Sheet
      open={otherChanges.length > 0}
      title={t('editing.other.title')}
      onClose={postpone}
      footer={
        <Button look="primary" size="large" className={styles.finish} onClick={finish}>
          {t('editing.other.continue')}
        </Button>
      }
    >
      <p>{t(contested.length > 0 ? 'editing.other.choose' : 'editing.other.taken')}</p>
      <ul className={styles.changes}>
        {otherChanges.map(({ field, mine, theirs, isContested }) => (
          <li key={field}>
            <h3>{format.label(field)}</h3>
            <dl>
              {isContested && <dt>{t('editing.other.mine')}</dt>}
              {isContested && <dd>{format.value(field, mine)}</dd>}
              <dt>{t('editing.other.theirs')}</dt>
              <dd>{format.value(field, theirs)}</dd>
            </dl>
            {isContested && (
              <SegmentedChoice<Kept>
                label={format.label(field)}
                options={[
                  { value: 'mine', label: t('editing.other.keepMine') },
                  { value: 'theirs', label: t('editing.other.takeTheirs') },
                ]}
                value={chosen[field] ?? 'mine'}
                onChange={(kept) => setChosen({ ...chosen, [field]: kept })}
              />
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
