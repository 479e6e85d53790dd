import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { ApplyAsProfessionalDocument } from '../../generated/applyAsProfessional';
import { useClientToken } from '../../lib/apollo/useClientToken';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { paths } from '../../lib/paths';
import styles from './Professionals.module.css';

interface ApplyToCategoryProps {
  category: { id: string; name: string };
}

/**
 * A button with which a talent applies to be listed as a professional (somebody who offers services) of a
 * category. Each talent can apply once; the operator decides. Guests see a link to the registration instead.
 */
export function ApplyToCategory({ category }: ApplyToCategoryProps) {
  const { t } = useTranslation();
  const person = useSignedIn();
  const clientToken = useClientToken();
  const [send, { loading, error, data }] = useMutation(ApplyAsProfessionalDocument);
  const failure = error && classifyFailure(error);
  const hasApplied = data?.createWPWorker != null || failure?.kind === 'Conflict';
  const apply = (userID: string) =>
    // The failure is shown below.
    send({ variables: { input: { userID, categories: [category.id], clientToken: clientToken() } } }).catch(
      () => undefined,
    );
  return (
    <section className={styles.apply} aria-labelledby="apply-as-professional">
      <h2 id="apply-as-professional">{t('professionals.apply.title')}</h2>
      <p>{t('professionals.apply.lead', { name: category.name })}</p>
      {!person && <ButtonLink to={paths.register()}>{t('professionals.apply.register')}</ButtonLink>}
      {person && !hasApplied && (
        <Button aria-disabled={loading} onClick={() => !loading && void apply(person.sub)}>
          {t('professionals.apply.send')}
        </Button>
      )}
      <p role="status" className={styles.result}>
        {data?.createWPWorker && t('professionals.apply.sent')}
        {failure?.kind === 'Conflict' && t('professionals.apply.already')}
      </p>
      {failure && failure.kind !== 'Conflict' && (
        <p role="alert" className={styles.result}>
          {describeFailure(t, failure)}
        </p>
      )}
    </section>
  );
}
