import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../components/layout/Grid';
import { paths } from '../../lib/paths';
import styles from './Professionals.module.css';
import type { CategoryWithItems } from './useProfessionals';

interface ItemCardsProps {
  items: CategoryWithItems['items'];
  /** The level of the cards' headings. It is one below the level of the heading above the cards. */
  heading: 'h2' | 'h3';
}

/** Cards for the services that professionals of one category offer. */
export function ItemCards({ items, heading: Heading }: ItemCardsProps) {
  const { t } = useTranslation();
  if (items.length === 0) return <p className={styles.quiet}>{t('professionals.preparing')}</p>;
  return (
    <Grid as="ul" gap={16} min={280}>
      {items.map(({ id, name, lead }) => (
        <li key={id}>
          <article className={styles.card}>
            <div className={styles.body}>
              <Heading className={styles.name}>
                <Link to={paths.professionalItem(id)}>{name}</Link>
              </Heading>
              {lead && <p>{lead}</p>}
            </div>
          </article>
        </li>
      ))}
    </Grid>
  );
}
