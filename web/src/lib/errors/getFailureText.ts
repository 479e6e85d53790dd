import type { TextKey } from '../../i18n/TextKey';
import type { Failure } from './Failure';

const texts: Record<Failure['kind'], TextKey> = {
  NotFound: 'errors.notFound',
  Unauthorized: 'errors.unauthorized',
  // Only tokens from before the consent meet it; another screen then asks for the consent.
  ConsentRequired: 'errors.unauthorized',
  Conflict: 'errors.conflict',
  InvalidInput: 'errors.invalidInput',
  TooManyRequests: 'errors.tooManyRequests',
  SignedOut: 'errors.signedOut',
  Offline: 'errors.offline',
  Unexpected: 'errors.unexpected',
};

/**
 * For each rule by which the API checks input (`model/rules`, docs/access-rules.md 6.6), the key of the text
 * for an input that breaks the rule.
 */
const ofRules: Readonly<Record<string, TextKey>> = {
  notInFuture: 'errors.rules.notInFuture',
  notBeforeStart: 'errors.rules.notBeforeStart',
  noneWhileContinuing: 'errors.rules.noneWhileContinuing',
  notBeforeRelease: 'errors.rules.notBeforeRelease',
  noneWithoutExpiry: 'errors.rules.noneWithoutExpiry',
  notAboveMaximum: 'errors.rules.notAboveMaximum',
  fileOrUrl: 'errors.rules.fileOrUrl',
  https: 'errors.rules.https',
  host: 'errors.rules.host',
  domain: 'errors.rules.domain',
  sharedDomain: 'errors.rules.sharedDomain',
  visible: 'errors.rules.visible',
  reserved: 'errors.rules.reserved',
  taken: 'errors.rules.taken',
  sameName: 'errors.rules.sameName',
  slug: 'errors.rules.slug',
  ownUpload: 'errors.rules.ownUpload',
  most: 'errors.rules.most',
  exists: 'errors.rules.exists',
  areaForOffice: 'errors.rules.areaForOffice',
  sexLimit: 'errors.rules.sexLimit',
  ageLimit: 'errors.rules.ageLimit',
  nationalityLimit: 'errors.rules.nationalityLimit',
  familyLimit: 'errors.rules.familyLimit',
  indirectLimit: 'errors.rules.indirectLimit',
  mailAddress: 'errors.rules.mailAddress',
  telephoneNumber: 'errors.rules.telephoneNumber',
  foreignLink: 'errors.rules.foreignLink',
  hiddenName: 'errors.rules.hiddenName',
};

/**
 * Returns the key of the text for a failure. If an input breaks a rule that has a text of its own, this is
 * the key of that text. `rule` may have a parameter after the name of the rule, as in `most 20`.
 */
export const getFailureText = ({ kind, rule = '' }: Failure): TextKey =>
  (kind === 'InvalidInput' && ofRules[rule.split(' ')[0] ?? '']) || texts[kind];
