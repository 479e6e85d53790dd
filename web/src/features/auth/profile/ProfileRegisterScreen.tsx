import { Navigate } from 'react-router-dom';
import { landingOf } from '../../../lib/auth/landingOf';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { paths } from '../../../lib/paths';
import { returnPath } from '../../../lib/route/returnPath';
import { useFromJob } from '../useFromJob';
import { ProfileWizard } from './ProfileWizard';

/**
 * The screen on which a newcomer registers a profile. People who have one are redirected to the job they came
 * from, otherwise to the page that they requested, otherwise to the first screen of their own area.
 */
export function ProfileRegisterScreen() {
  const person = useSignedIn();
  const { id } = useFromJob();
  if (person === null) return null;
  if (!person.hasProfile) return <ProfileWizard person={person} />;
  const asked = returnPath.get();
  const next = asked && !asked.startsWith('/auth/') ? asked : landingOf(person);
  return <Navigate to={id ? paths.jobDetail(id, { apply: true }) : next} replace />;
}
