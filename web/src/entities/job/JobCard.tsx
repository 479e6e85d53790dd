import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Crest } from '../../components/avatars/Crest';
import { Highlight } from '../../components/highlight/Highlight';
import styles from './JobCard.module.css';
import { JobChips } from './JobChips';
import { JobCover } from './JobCover';
import type { JobHighlights } from './JobHighlights';
import type { JobSummary } from './JobSummary';
import { getOrganizationName } from './getOrganizationName';
import { formatPlace } from './formatPlace';
import { formatSalary } from '../../components/conditions/formatSalary';
import { getSkillNames } from './getSkillNames';
import { SkillTags } from '../../components/chips/SkillTags';
import { formatWorkload } from '../../components/conditions/formatWorkload';

interface JobCardProps {
  job: JobSummary;
  to: string;
  /** The title and an excerpt of the job with the words that matched the search highlighted. */
  highlights?: JobHighlights;
  /**
   * The shape of the card: `row` for lists, with the picture at the side; `tile` for grids, with the picture
   * on top; `lead` for one large tile with the beginning of the job's text.
   */
  shape?: 'row' | 'tile' | 'lead';
  /** Called when the pointer or the focus enters the card, for example to load the job's data in advance. */
  onApproach?: () => void;
  /** Content at the right end of the card, such as the keep button. */
  aside?: ReactNode;
  /** How well the job matches the person; shown beside the salary. */
  match?: ReactNode;
  /** Content at the end of the card, such as a button to apply for the job. */
  footer?: ReactNode;
  /** True to show 募集中 (open) on open jobs too, in lists that also contain closed ones. */
  showOpen?: boolean;
}

/** A card for a job in a list: title, organization, place of work, workload, salary and skills. */
export function JobCard(props: JobCardProps) {
  const { job, to, highlights, shape = 'row', onApproach, aside, match, footer, showOpen } = props;
  const { t, i18n } = useTranslation();
  const organization = getOrganizationName(job, t);
  const circumstances = [formatPlace(job, t), formatWorkload(job, t)].filter((text) => text !== null);
  // Rows follow the page's heading, tiles the heading of their section.
  const Heading = shape === 'row' ? 'h2' : 'h3';
  // A large tile is a tile with more room.
  const look = shape === 'lead' ? `${styles.tile} ${styles.lead}` : styles[shape];
  return (
    <article className={`${styles.card} ${look}`} onPointerEnter={onApproach} onFocus={onApproach}>
      <div className={styles.cover}>
        <JobCover job={job} />
      </div>
      <div className={styles.body}>
        <JobChips {...job} showOpen={showOpen} />
        <Heading className={styles.title} lang="ja">
          <Link to={to}>{highlights?.title ? <Highlight text={highlights.title} /> : job.title}</Link>
        </Heading>
        <p className={styles.organization}>
          <Crest name={job.organizationName} size={20} />
          <span lang="ja">{organization}</span>
        </p>
        <p className={styles.circumstances}>
          {circumstances.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        {shape === 'lead' && job.overView && (
          <p className={styles.beginning} lang="ja">
            {job.overView}
          </p>
        )}
        <div className={styles.payAndMatch}>
          <p className={styles.salary}>{formatSalary(job, t, i18n.language)}</p>
          {match}
        </div>
        <SkillTags names={getSkillNames(job)} most={5} />
        {highlights?.excerpt && (
          <p className={styles.excerpt} lang="ja">
            <Highlight text={highlights.excerpt} />
          </p>
        )}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </article>
  );
}
