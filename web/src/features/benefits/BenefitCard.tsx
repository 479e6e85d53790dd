import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../components/layout/Stack';
import { Chip } from '../../components/chips/Chip';
import { Crest } from '../../components/avatars/Crest';
import type { BenefitCardFragment } from '../../generated/benefits';
import { paths } from '../../lib/paths';
import { BenefitCover } from './BenefitCover';
import styles from './Benefits.module.css';

/**
 * A card that shows an employee benefit, the partner who offers it, and whether the caller has already used
 * it. The coupon is not shown.
 */
export function BenefitCard({ benefit }: { benefit: BenefitCardFragment }) {
  const { t } = useTranslation();
  const { id, title, organization, tags, myUse } = benefit;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <BenefitCover benefit={benefit} />
      </div>
      <div className={styles.body}>
        <Stack as="p" gap={8} wrap>
          {myUse?.status && <Chip tone="done">{t(`benefits.status.${myUse.status}`)}</Chip>}
          {tags?.map((tag) => (
            <Chip key={tag.id}>{tag.name}</Chip>
          ))}
        </Stack>
        <h2>
          <Link to={paths.benefitDetail(id)}>{title}</Link>
        </h2>
        {organization && (
          <p className={styles.organization}>
            <Crest name={organization.name} image={organization.icon} size={20} /> {organization.name}
          </p>
        )}
      </div>
    </article>
  );
}
