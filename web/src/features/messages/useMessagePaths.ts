import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';

/**
 * Returns the paths of the screens about conversations. They begin with /client if the person is in the
 * organizations' area, otherwise they are those for talents.
 */
export function useMessagePaths() {
  const isClients = useLocation().pathname.startsWith(paths.clientMessage);
  return isClients
    ? {
        isClients,
        list: paths.clientMessage,
        conversation: paths.clientConversation,
        find: paths.clientUsers,
      }
    : { isClients, list: paths.message, conversation: paths.conversation, find: paths.jobs };
}
