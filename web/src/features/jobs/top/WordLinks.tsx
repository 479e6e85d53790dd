import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './WordLinks.module.css';

interface WordLinksProps {
  heading: string;
  links: { to: string; children: ReactNode }[];
}

/** A section with links as short as words. Renders nothing without links. */
export function WordLinks({ heading, links }: WordLinksProps) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.words}>
        {links.map((link) => (
          <li key={link.to}>
            <Link {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
