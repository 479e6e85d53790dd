import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
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
      <Stack as="ul" className={styles.words} gap={8} wrap>
        {links.map((link) => (
          <li key={link.to}>
            <Link {...link} />
          </li>
        ))}
      </Stack>
    </section>
  );
}
