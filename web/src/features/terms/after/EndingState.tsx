import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/feedback/Banner';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { formatDate } from '../../../lib/format/formatDate';
import type { ApplicationTerms } from '../useApplicationTerms';

/** How a contract ends: who said so when, the last day, and what both sides have to do until then. */
export function EndingState({ ending }: { ending: NonNullable<ApplicationTerms['ending']> }) {
  const { t } = useTranslation();
  const { by, how, state, lastDay, noticedAt, handover, lastPaymentOn } = ending;
  const { exception, exceptionNote, reason, reasonAskedAt, answeredAt } = ending;
  const words = (text: string | null) => text && <span lang="ja">{text}</span>;
  return (
    <>
      <Banner tone={state === 'CONFIRMED' ? 'done' : 'waiting'}>
        {t(`termsSheet.ending.state.${state}`, { at: formatDate(lastDay) })}
      </Banner>
      <DescriptionList
        items={[
          [t('termsSheet.ending.how'), t(`termsSheet.ending.hows.${how}`)],
          [t('termsSheet.ending.by'), `${t(`termsSheet.ending.side.${by}`)}　${formatDate(noticedAt)}`],
          [t('termsSheet.ending.lastDay'), formatDate(lastDay)],
          [t('termsSheet.ending.handover'), words(handover)],
          [t('termsSheet.ending.lastPayment'), lastPaymentOn && formatDate(lastPaymentOn)],
          [t('termsSheet.ending.exception'), exception && t(`termsSheet.ending.exceptions.${exception}`)],
          [t('termsSheet.ending.exceptionNote'), words(exceptionNote)],
          [t('termsSheet.ending.reasonAsked'), reasonAskedAt && formatDate(reasonAskedAt)],
          [t('termsSheet.ending.reason'), words(reason)],
          [t('termsSheet.ending.answered'), answeredAt && formatDate(answeredAt)],
        ]}
      />
    </>
  );
}
