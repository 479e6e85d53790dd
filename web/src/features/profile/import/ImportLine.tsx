import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/chips/Chip';
import { getRuleText } from '../../../components/forms/edit/getRuleText';
import type { Failure } from '../../../lib/errors/Failure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import styles from './import.module.css';
import type { ImportRow } from './ImportRow';
import type { Outcome } from './Outcome';
import { rowLabels } from './rowLabels';
import { useRowFacts } from './useRowFacts';

interface ImportLineProps {
  row: ImportRow;
  outcome: Outcome | undefined;
  /** The checkbox with which the person chooses the row. Without it, the line only shows the row. */
  choice?: { isChosen: boolean; isBusy: boolean; onChoose: (isChosen: boolean) => void };
}

/**
 * Returns a function that turns the failure of an import row into a sentence: the label of the field and the
 * rule that its value breaks or, for other failures, a general text.
 */
function useReason({ kind, after }: ImportRow) {
  const { t } = useTranslation();
  return ({ kind: failure, field = '', rule = '' }: Failure): string => {
    if (rule === 'history') return t('importResume.noHistory');
    if (kind === 'skills' && rule === 'exists') return t('importResume.unknownSkill');
    if (failure !== 'InvalidInput') return describeFailure(t, { kind: failure });
    const name = field.replace('input.', '');
    const label = rowLabels[kind][name];
    const text = getRuleText(t, rule, after[name]);
    return label ? t('importResume.because', { label: t(label), text }) : text;
  };
}

/**
 * Says why an import row cannot be chosen or, after it was chosen, whether it was stored or undone. Screen
 * readers read the text when it changes.
 */
function OutcomeText({ row, outcome }: Pick<ImportLineProps, 'row' | 'outcome'>) {
  const { t } = useTranslation();
  const reason = useReason(row);
  if (row.broken && !outcome)
    return <p className={styles.refused}>{reason({ kind: 'InvalidInput', ...row.broken })}</p>;
  switch (outcome?.state) {
    case 'running':
      return <p>{t('importResume.outcome.running')}</p>;
    case 'undone':
      return <p>{t('importResume.outcome.undone')}</p>;
    case 'refused':
      return (
        <p className={styles.refused}>
          {t('importResume.outcome.refused', { reason: reason(outcome.failure) })}
        </p>
      );
    case 'stored':
      return (
        <>
          <p className={styles.stored}>
            {t(outcome.stored.isNew ? 'importResume.outcome.created' : 'importResume.outcome.changed')}
          </p>
          {outcome.partly && (
            <p className={styles.refused}>
              {t('importResume.outcome.partly', { below: row.below, reason: reason(outcome.partly) })}
            </p>
          )}
          {outcome.kept && (
            <p className={styles.refused}>
              {t('importResume.outcome.kept', { reason: reason(outcome.kept) })}
            </p>
          )}
        </>
      );
    default:
      return null;
  }
}

/**
 * One line for a difference between the imported file and the profile: a checkbox to choose it, its values,
 * and what has happened to it.
 */
export function ImportLine({ row, outcome, choice }: ImportLineProps) {
  const { t } = useTranslation();
  const facts = useRowFacts(row);
  const label = rowLabels[row.kind][row.name];
  const Head = choice ? 'label' : 'div';
  const isDone = outcome?.state === 'stored' || outcome?.state === 'undone';
  return (
    <li className={styles.row}>
      <Head className={styles.choice}>
        {choice && (
          <input
            type="checkbox"
            checked={choice.isChosen}
            disabled={choice.isBusy || isDone || row.broken !== undefined}
            onChange={({ target }) => choice.onChoose(target.checked)}
          />
        )}
        <span className={styles.name} lang="ja">
          {row.kind === 'basics' && label ? t(label) : row.name}
        </span>
        <Chip tone={row.id ? 'quiet' : 'primary'}>
          {t(row.id ? 'importResume.change' : 'importResume.new')}
        </Chip>
      </Head>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label: name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {before !== undefined && (
                  <>
                    <del>{before}</del>{' '}
                  </>
                )}
                {before === undefined ? after : <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div role="status">
        <OutcomeText row={row} outcome={outcome} />
      </div>
    </li>
  );
}
