import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../toast/toast';

/**
 * A component whose code is fetched when it is first drawn; nothing is drawn until then. Unlike with React's `lazy`,
 * code that cannot be fetched takes no screen down: it is told, unless `silent`, and fetched with the next connection.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { silent = false } = {},
) {
  let loaded: ComponentType<Props> | undefined;
  return function Loadable(props: Props) {
    const { t } = useTranslation();
    const [Piece, setPiece] = useState(() => loaded);
    useEffect(() => {
      if (Piece) return;
      let isShown = true;
      const attempt = async () => {
        // Browsers remember a module that could not be fetched: without a connection none is asked for.
        if (!navigator.onLine) {
          if (!silent) toast.error(t('errors.offline'));
          return;
        }
        try {
          loaded ??= await load();
          if (isShown) setPiece(() => loaded);
        } catch (error) {
          console.warn('loadable', error);
          const reload = { label: t('shell.crash.reload'), run: () => window.location.reload() };
          if (isShown && !silent) toast.error(t('errors.offline'), reload);
        }
      };
      const start = () => void attempt();
      start();
      window.addEventListener('online', start);
      return () => {
        isShown = false;
        window.removeEventListener('online', start);
      };
    }, [Piece, t]);
    return Piece ? <Piece {...props} /> : null;
  };
}
