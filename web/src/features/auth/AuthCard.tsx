import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIsNarrow } from '../../lib/useIsNarrow';
import styles from './AuthCard.module.css';

// Phones do not show it and therefore do not load it. The form does without it if it cannot be loaded.
const AuthWelcome = lazy<ComponentType>(() =>
  import('./AuthWelcome').then(
    (module) => ({ default: module.AuthWelcome }),
    () => ({ default: () => null }),
  ),
);

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links to related screens, for example from the login to the registration. */
  footer?: ReactNode;
  /** True to say beside the card in wide windows what the service is. */
  hasWelcome?: boolean;
}

/** The card around the content of each screen of signing in and registration. */
export function AuthCard({ title, lead, children, footer, hasWelcome = false }: AuthCardProps) {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.page} data-welcome={hasWelcome}>
      <section className={styles.card}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </section>
      {hasWelcome && !isNarrow && (
        <Suspense fallback={null}>
          <AuthWelcome />
        </Suspense>
      )}
    </div>
  );
}
