import type { TextKey } from '../../i18n/TextKey';
import type { Failure } from './Failure';

const texts: Record<Failure['kind'], TextKey> = {
  NotFound: 'errors.notFound',
  Unauthorized: 'errors.unauthorized',
  Conflict: 'errors.conflict',
  InvalidInput: 'errors.invalidInput',
  TooManyRequests: 'errors.tooManyRequests',
  SignedOut: 'errors.signedOut',
  Offline: 'errors.offline',
  Unexpected: 'errors.unexpected',
};

/**
 * For each input rule of the API, by its name, the key of the text to show when an input violates the rule
 * (`model/rules`, docs/access-rules.md 6.6).
 */
const ofRules: Readonly<Record<string, TextKey>> = {
  notInFuture: 'errors.rules.notInFuture',
  notBeforeStart: 'errors.rules.notBeforeStart',
  noneWhileContinuing: 'errors.rules.noneWhileContinuing',
  notBeforeRelease: 'errors.rules.notBeforeRelease',
  noneWithoutExpiry: 'errors.rules.noneWithoutExpiry',
  notAboveMaximum: 'errors.rules.notAboveMaximum',
  https: 'errors.rules.https',
  host: 'errors.rules.host',
  visible: 'errors.rules.visible',
  reserved: 'errors.rules.reserved',
  slug: 'errors.rules.slug',
  ownUpload: 'errors.rules.ownUpload',
  most: 'errors.rules.most',
  exists: 'errors.rules.exists',
  areaForOffice: 'errors.rules.areaForOffice',
  sexLimit: 'errors.rules.sexLimit',
  ageLimit: 'errors.rules.ageLimit',
  mailAddress: 'errors.rules.mailAddress',
  telephoneNumber: 'errors.rules.telephoneNumber',
  foreignLink: 'errors.rules.foreignLink',
  hiddenName: 'errors.rules.hiddenName',
};

/**
 * Returns the key of the text to show for a failure. For an invalid input this is the text of the violated
 * rule, if there is one. A parameter may follow the name of the rule, as in `most 20`.
 */
export const getFailureText = ({ kind, rule = '' }: Failure): TextKey =>
  (kind === 'InvalidInput' && ofRules[rule.split(' ')[0] ?? '']) || texts[kind];
