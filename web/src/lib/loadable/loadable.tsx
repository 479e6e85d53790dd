import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../toast/toast';

/**
 * Creates a component whose code is loaded when it is first rendered. It renders nothing until the code is
 * loaded. If loading fails, it shows a toast (not with `silent`) and tries again when the browser comes
 * online; React's `lazy` would let the whole screen fail.
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
        // Browsers remember a module that failed to load, so none is requested while offline.
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
