import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import type { Party } from '../../../entities/application/findNextStep';
import type { ThreadApplicationFragment } from '../../../generated/thread';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import styles from './Application.module.css';

interface TermsSectionProps {
  application: ThreadApplicationFragment;
  viewer: Party;
}

/** The terms of an application: the newest sheet with its state, and the way to the page on which it is filled in or answered. */
export function TermsSection({ application, viewer }: TermsSectionProps) {
  const { t } = useTranslation();
  const { id, type, terms } = application;
  const isStaff = viewer === 'organization';
  const isOpen = type === 'INTERVIEW' || type === 'OFFERED';
  if (!terms && !(isStaff && isOpen)) return null;
  const isWaiting = terms?.state === 'SENT' && type === 'OFFERED';
  const isAmended = type === 'CONTRACTED' && terms?.state === 'SENT' && !!terms.proposedBy;
  const isAsked = isAmended && terms.proposedBy !== (isStaff ? 'CLIENT' : 'TALENT');
  const isTurn = isAsked || (isStaff ? isOpen && !isWaiting : isWaiting);
  const ownAction = isStaff ? (isOpen ? 'fill' : 'show') : isWaiting ? 'answer' : 'show';
  const action = isAsked ? 'amend' : ownAction;
  return (
    <section>
      <h3>{t('relation.terms.title')}</h3>
      {terms && (
        <p>
          {t('relation.terms.newest', {
            n: terms.number,
            state: t(isAmended ? 'relation.terms.amending' : `relation.terms.state.${terms.state}`),
          })}
        </p>
      )}
      {(isWaiting || isAmended) && (
        <p className={styles.quiet}>{t('relation.terms.until', { at: formatDate(terms.expiresOn) })}</p>
      )}
      <ButtonLink
        to={isStaff ? paths.clientTerms(id) : paths.ownTerms(id)}
        look={isTurn ? 'primary' : 'plain'}
      >
        {t(`relation.terms.${action}`)}
      </ButtonLink>
    </section>
  );
}
