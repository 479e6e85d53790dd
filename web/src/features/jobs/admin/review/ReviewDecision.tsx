import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UpdateOpenJobLimits } from '../../../../generated/limits';
import { isLongerThan } from '../../../../../../model/isLongerThan';
import { Button } from '../../../../components/buttons/Button';
import { Banner } from '../../../../components/feedback/Banner';
import { CheckLine } from '../../../../components/filters/CheckLine';
import { Grid } from '../../../../components/layout/Grid';
import { Stack } from '../../../../components/layout/Stack';
import type { Reason } from './Reason';
import styles from './Review.module.css';

interface ReviewDecisionProps {
  reasons: readonly Reason[];
  isBusy: boolean;
  /** Why the last decision was refused. */
  refusal: string | null;
  onReturn: (note: string) => void;
  onPublish: () => void;
}

/**
 * The reviewer's decision on a job: the reasons to tick, words to the author, and the two buttons. What the rules refuse
 * is ticked already, and keeps the job from being published.
 */
export function ReviewDecision({ reasons, isBusy, refusal, onReturn, onPublish }: ReviewDecisionProps) {
  const { t } = useTranslation();
  const id = useId();
  const binding = reasons.filter(({ isBinding }) => isBinding);
  const [ticked, setTicked] = useState<readonly string[]>(() => binding.map(({ key }) => key));
  const [words, setWords] = useState('');
  const [error, setError] = useState<string | null>(null);
  const lines = reasons.filter(({ key }) => ticked.includes(key));
  const tick = (key: string, isTicked: boolean) => {
    setError(null);
    setTicked(isTicked ? [...ticked, key] : ticked.filter((one) => one !== key));
  };
  const sendBack = () => {
    const ofReasons = lines.map(({ text, basis }) =>
      basis ? t('adminJobs.review.line', { text, basis }) : t('adminJobs.review.plainLine', { text }),
    );
    const note = [...ofReasons, words.trim()].filter(Boolean).join('\n');
    const most = UpdateOpenJobLimits.reviewNote;
    if (!note) setError(t('adminJobs.review.noReason'));
    else if (isLongerThan(note, most)) setError(t('adminJobs.review.tooLong', { n: most }));
    else onReturn(note);
  };
  return (
    <section className={styles.decision} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('adminJobs.review.findings')}</h2>
      <p className={styles.quiet}>
        {binding.length > 0
          ? t('adminJobs.review.binding', { n: binding.length })
          : t('adminJobs.review.clean')}
      </p>
      <ul className={styles.reasons}>
        {reasons.map(({ key, text, basis, isBinding }) => (
          <li key={key} data-binding={isBinding}>
            <CheckLine text={text} checked={ticked.includes(key)} onChange={(on) => tick(key, on)} />
            {basis && <small>{t('jobEditor.check.basis', { basis })}</small>}
          </li>
        ))}
      </ul>
      <Grid gap={4}>
        <label htmlFor={`${id}-words`}>{t('adminJobs.review.words')}</label>
        <Input.TextArea
          id={`${id}-words`}
          value={words}
          autoSize={{ minRows: 2, maxRows: 8 }}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setError(null);
            setWords(target.value);
          }}
        />
        <small id={`${id}-hint`} className={styles.quiet}>
          {t('adminJobs.sendBack.hint')}
        </small>
      </Grid>
      {(error ?? refusal) && (
        <Banner tone="danger" isUrgent>
          {error ?? refusal}
        </Banner>
      )}
      <Stack gap={12} wrap>
        <Button look={binding.length > 0 ? 'primary' : 'plain'} disabled={isBusy} onClick={sendBack}>
          {lines.length > 0
            ? t('adminJobs.review.sendBack', { n: lines.length })
            : t('adminJobs.sendBack.open')}
        </Button>
        {binding.length === 0 && (
          <Button look="primary" disabled={isBusy} onClick={onPublish}>
            {t('adminJobs.publish.open')}
          </Button>
        )}
      </Stack>
    </section>
  );
}
