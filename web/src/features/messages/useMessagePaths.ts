import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** Returns the paths of the conversations in the area that is open: that of organizations, or that of talents. */
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
