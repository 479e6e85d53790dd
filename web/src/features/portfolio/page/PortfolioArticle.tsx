import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { PortfolioBlock } from '../blocks/PortfolioBlock';
import { toShownBlocks } from '../blocks/toShownBlocks';
import { About } from './About';
import { getShownName } from './getShownName';
import { Histories } from './Histories';
import styles from './PortfolioPage.module.css';
import { Qualifications } from './Qualifications';
import type { ShownTalent } from './ShownTalent';
import { Skills } from './Skills';
import { TalentHead } from './TalentHead';

interface PortfolioArticleProps {
  talent: ShownTalent;
  /** The level of the heading with the talent's name. */
  heading?: 'h1' | 'h2';
  /** Content at the end of the article, such as the link to the contact form. */
  children?: ReactNode;
}

/** Shows the portfolio of a talent: whatever the API has returned for the viewer. */
export function PortfolioArticle({ talent, heading, children }: PortfolioArticleProps) {
  const { t } = useTranslation();
  const name = getShownName(talent, t);
  const histories = talent.workHistories?.items ?? [];
  const blocks = toShownBlocks(talent.portfolios?.items ?? [], histories);
  const skills = talent.skillSets?.items ?? [];
  const qualifications = talent.qualifications?.items ?? [];
  const parts = [blocks, histories, skills, qualifications];
  const isEmpty = !talent.description && parts.every(({ length }) => length === 0);
  return (
    <article className={styles.paper}>
      <TalentHead talent={talent} name={name} as={heading} />
      <div className={styles.content}>
        {isEmpty && <EmptyState illustration="calm">{t('portfolio.empty', { name })}</EmptyState>}
        <About description={talent.description} />
        {blocks.map((block) => (
          <PortfolioBlock key={block.id} block={block} />
        ))}
        <Skills skills={skills} />
        <Histories histories={histories} />
        <Qualifications qualifications={qualifications} />
      </div>
      {children}
    </article>
  );
}
