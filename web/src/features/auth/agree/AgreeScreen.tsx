import { Navigate } from 'react-router-dom';
import { landingOf } from '../../../lib/auth/landingOf';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { returnPath } from '../../../lib/route/returnPath';
import { AgreeForm } from './AgreeForm';

/**
 * The screen on which a person who was invited agrees to the terms. Afterwards, and for those who have agreed already,
 * it leads to the page that the person requested, otherwise to the first screen of their own area.
 */
export function AgreeScreen() {
  const person = useSignedIn();
  if (person === null) return null;
  if (person.mustAgree) return <AgreeForm person={person} />;
  return <Navigate to={returnPath.get() ?? landingOf(person)} replace />;
}
