import { resumeFields } from '../export/resumeFields';
import type { OwnProfile } from '../view/useOwnProfile';
import { diffRecord } from './diffRecord';
import { findBroken } from './findBroken';
import type { GivenResume } from './GivenResume';
import type { ImportRow } from './ImportRow';

const fieldOf = (network: string | undefined) => {
  const name = network?.toLowerCase() === 'twitter' ? 'x' : network?.toLowerCase();
  return Object.entries(resumeFields.networks).find(([each]) => each.toLowerCase() === name)?.[1];
};

/**
 * Returns a row for the introduction and for each URL of a social network in a CV that differs from the
 * profile.
 */
export function listBasicRows(
  { summary, profiles = [] }: NonNullable<GivenResume['basics']>,
  profile: OwnProfile,
) {
  const urls = profiles.flatMap(({ network, url }): [string, string][] => {
    const field = fieldOf(network);
    return field && url ? [[field, url]] : [];
  });
  const given = new Map([...(summary ? [['description', summary] as const] : []), ...urls]);
  return [...given].flatMap(([field, value]): ImportRow[] => {
    const { before, after } = diffRecord({ ...profile }, { [field]: value });
    if (Object.keys(after).length === 0) return [];
    const { id, version } = profile;
    const row = { key: `basics ${field}`, kind: 'basics', name: field, id, version, before, after } as const;
    return [{ ...row, broken: findBroken('basics', after, {}) }];
  });
}
