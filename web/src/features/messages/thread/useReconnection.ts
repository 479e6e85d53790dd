import { useEffect } from 'react';
import { onReconnected } from '../../../lib/apollo/onReconnected';

/** Calls back when live updates may have been missed: after the socket or the network was gone. */
export function useReconnection(changed: () => Promise<void>) {
  useEffect(() => {
    const run = () => void changed();
    const stop = onReconnected(run);
    window.addEventListener('online', run);
    return () => {
      stop();
      window.removeEventListener('online', run);
    };
  }, [changed]);
}
