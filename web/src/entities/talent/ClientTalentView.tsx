import { Grid } from '../../components/layout/Grid';
import type { ClientTalentFragment } from '../../generated/clientTalent';
import styles from './ClientTalentView.module.css';
import { TalentCard } from './TalentCard';
import { TalentFacts } from './TalentFacts';

interface ClientTalentViewProps {
  talent: ClientTalentFragment;
  /** The headings: `card` is above the card, `facts` is above the further details. */
  card: string;
  facts: string;
}

/** A talent as organizations see them: the card in the search of talents, and the further details. */
export function ClientTalentView({ talent, card, facts }: ClientTalentViewProps) {
  return (
    <Grid className={styles.client} gap={32}>
      <section>
        <h2>{card}</h2>
        <div className={styles.card}>
          <TalentCard talent={talent} />
        </div>
      </section>
      <section>
        <h2>{facts}</h2>
        <TalentFacts talent={talent} />
      </section>
    </Grid>
  );
}
