import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { InterviewVideoLinkDocument } from '../../generated/interviewVideo';

/** A link that failed this soon after it was requested, in milliseconds, has not expired: the video is broken. */
const TOO_SOON = 60_000;

type LinkState = { step: 'none' | 'loading' | 'failed' } | { step: 'ready'; url: string };

/**
 * Returns the link that plays the uploaded video of an interview, and a function that requests it. A link is
 * valid for five minutes and a video may be longer, so `renew` requests another one when the player could not
 * load the next part.
 */
export function useVideoLink(id: string) {
  const client = useApolloClient();
  const [state, setState] = useState<LinkState>({ step: 'none' });
  const requestedAt = useRef(0);
  const open = async () => {
    requestedAt.current = Date.now();
    setState((before) => (before.step === 'ready' ? before : { step: 'loading' }));
    try {
      const { data } = await client.query({
        query: InterviewVideoLinkDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const url = data?.getFileLink?.url;
      setState(url ? { step: 'ready', url } : { step: 'failed' });
    } catch {
      setState({ step: 'failed' });
    }
  };
  const renew = async () => {
    if (Date.now() - requestedAt.current < TOO_SOON) setState({ step: 'failed' });
    else await open();
  };
  return { state, open, renew };
}
