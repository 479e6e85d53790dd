import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WovenAvatar } from '../../components/avatars/WovenAvatar';
import type { OfferedTalentFragment } from '../../generated/talentCard';
import { getClientName } from './getClientName';
import styles from './TalentCard.module.css';
import { TalentSummary } from './TalentSummary';

interface TalentCardProps {
  talent: OfferedTalentFragment;
  /** The name in the place of the one that the search shows. */
  name?: string;
  /** What the organization has to do with the talent already, such as an application. */
  mark?: ReactNode;
  /** The page of the talent: then the whole card is a link to it, but for `aside` and `footer`. */
  to?: string;
  /** Buttons in the corner, such as to keep the talent. */
  aside?: ReactNode;
  /** What is below the summary and above the link. */
  footer?: ReactNode;
}

/**
 * A card that shows a talent to organizations. It has the name that the talent has chosen for organizations
 * or, without one, their initials, and no contact data.
 */
export function TalentCard({ talent, mark, to, aside, footer, ...called }: TalentCardProps) {
  const { t } = useTranslation();
  const name = called.name ?? getClientName(talent, t);
  return (
    <article className={`${styles.card} ${to ? styles.linked : ''}`}>
      <header>
        <WovenAvatar name={name} id={talent.id} image={talent.profileIcon} size={48} />
        <div>
          <h2>{to ? <Link to={to}>{name}</Link> : name}</h2>
          <p>{talent.mainJob?.name}</p>
        </div>
        {aside ? <div className={styles.aside}>{aside}</div> : mark}
      </header>
      {aside && mark}
      <TalentSummary talent={talent} />
      {footer && <div className={styles.aside}>{footer}</div>}
    </article>
  );
}
