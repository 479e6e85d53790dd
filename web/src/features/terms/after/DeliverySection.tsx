import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { japanDay } from '../../../../../model/japanDay';
import { listDeliveryDeeds } from '../../../../../model/terms/listDeliveryDeeds';
import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import { DateParts } from '../../../components/forms/DateParts';
import { Field } from '../../../components/forms/Field';
import { Grid } from '../../../components/layout/Grid';
import { useConfirm } from '../../../components/overlays/useConfirm';
import type { DeliveryDeed, ReviewSide } from '../../../generated/schema';
import { RecordDeliveryDocument } from '../../../generated/terms';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { formatDate } from '../../../lib/format/formatDate';
import { toast } from '../../../lib/toast/toast';
import { SourceText } from '../show/SourceText';
import styles from '../show/Terms.module.css';
import type { ApplicationTerms, Sheet } from '../useApplicationTerms';
import { toDelivery } from '../../../../../model/terms/document/toDelivery';

interface DeliverySectionProps {
  terms: ApplicationTerms;
  /** The version in force. */
  current: Sheet;
  side: ReviewSide;
  onChanged: () => void;
}

/** What both sides did about the document, the first wish included, which the talent said with the acceptance. */
function listDeeds({ sheets, deliveries }: ApplicationTerms) {
  const first = sheets.findLast(({ state }) => state === 'ACCEPTED');
  const wish =
    first?.wantsElectronic && first.answeredAt
      ? [{ deed: 'WISH' as const, side: 'TALENT' as const, on: japanDay(first.answeredAt) }]
      : [];
  return [...wish, ...(deliveries ?? [])];
}

/**
 * How the talent gets the document: electronically or on paper, what is due until when, and who did what about it when.
 * The talent wishes, revokes or asks; the organization says on which day it handed over paper.
 */
export function DeliverySection({ terms, current, side, onChanged }: DeliverySectionProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const today = japanDay(new Date());
  const [on, setOn] = useState(today);
  const [isAsked, setAsked] = useState(false);
  const [mutate, { loading }] = useMutation(RecordDeliveryDocument);
  const delivery = toDelivery(terms);
  if (!delivery) return null;
  const { kind, number, talentEmployees, answeredAt } = current;
  const { paper, dueOn, handedOn } = delivery;
  const [deed] = listDeliveryDeeds(side, kind, delivery);
  const isWrongDay = on > today || on < japanDay(answeredAt ?? today);
  const send = async (done: DeliveryDeed) => {
    const handed = done === 'HAND_OVER';
    setAsked(handed);
    if (handed && isWrongDay) return;
    const question = {
      title: t(`termsPaper.ask.${done}`),
      content: t(`termsPaper.note.${done}`),
      confirm: t(`termsPaper.do.${done}`),
    };
    if (!(await confirm(question))) return;
    try {
      const input = { applicationId: terms.id, number, deed: done, ...(handed && { on }) };
      await mutate({ variables: { input } });
      toast.success(t(`termsPaper.done.${done}`));
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(failure.kind === 'Conflict' ? 'termsSheet.newer' : getFailureText(failure)));
    }
    onChanged();
  };
  const state = paper === 'NONE' ? (kind === 'CONTRACT' ? 'onRequest' : 'electronic') : paper;
  const isBound = kind === 'EMPLOYMENT' || talentEmployees !== true;
  return (
    <section className={styles.part} data-screen-only>
      <Grid gap={8}>
        <h2>{t('termsPaper.title')}</h2>
        <Banner tone={paper === 'DUE' ? 'waiting' : 'done'}>
          {t(state === 'DUE' ? `termsPaper.due.${side}` : `termsPaper.state.${state}`, {
            at: formatDate(paper === 'DUE' ? dueOn : handedOn),
          })}
        </Banner>
        <p className={styles.quiet}>
          {t(`termsPaper.why.${isBound ? kind : 'house'}`)}{' '}
          {isBound ? (
            <SourceText
              {...(kind === 'CONTRACT'
                ? ({ law: 'freelance', article: '第3条第2項' } as const)
                : ({ law: 'labourRule', article: '第5条第4項' } as const))}
            />
          ) : (
            <SourceText law="house" article="" />
          )}
        </p>
        {deed === 'HAND_OVER' && (
          <Field
            label={t('termsPaper.on')}
            htmlFor="paper-on"
            isRequired
            error={isAsked && isWrongDay ? t('termsPaper.wrongDay') : null}
          >
            <DateParts
              id="paper-on"
              label={t('termsPaper.on')}
              value={on}
              onChange={(day) => setOn(day ?? '')}
            />
          </Field>
        )}
        {deed && (
          <Button
            look={deed === 'HAND_OVER' ? 'primary' : 'plain'}
            loading={loading}
            onClick={() => void send(deed)}
          >
            {t(`termsPaper.do.${deed}`)}
          </Button>
        )}
        <ol className={styles.differences}>
          {listDeeds(terms).map((done, place) => (
            <li key={`${done.deed}${place}`}>
              <strong>{formatDate(done.on)}</strong>
              <span>{t(`termsSheet.ending.side.${done.side}`)}</span>
              <span>{t(`termsPaper.log.${done.deed}`)}</span>
            </li>
          ))}
        </ol>
      </Grid>
    </section>
  );
}
