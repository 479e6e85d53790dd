import { shareFlags } from '../../../model/shareFlags';
import { showToClients } from '../../../web/src/features/profile/privacy/showToClients';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { withHistories } from './withHistories';
import { documents } from './documents';

test('the settings of privacy are read with at most two calls, and one of them is saved with two', async () => {
  const person = await given.aTalent();
  const read = await query(documents.privacy, { sub: person.sub }, person);
  expect([read.errors, read.calls]).toEqual([[], 2]);
  const input = { sub: person.sub, isShareGender: true };
  const saved = await query(documents.savePrivacy, { input, version: 1 }, person);
  expect([saved.errors, saved.calls]).toEqual([[], 2]);
});

test('the live view promises exactly what the API then answers an organization', async () => {
  const person = await withHistories(2);
  const own = await query(documents.privacy, { sub: person.sub }, person);
  const profile = own.data!['getUser'] as Parameters<typeof showToClients>[0];
  const choices = shareFlags.map((flag) => ({ isAgreedPostForClient: true, [flag]: true }));
  for (const chosen of [
    ...choices,
    { isPrivate: true },
    { isPrivate: false, isAgreedPostForClient: false },
  ]) {
    const settings = { ...Object.fromEntries(shareFlags.map((flag) => [flag, false])), ...chosen };
    const promised = showToClients(profile, settings);
    const input = { sub: person.sub, ...settings };
    expect((await query(documents.savePrivacy, { input }, person)).errors).toEqual([]);
    const seen = await query(documents.clientPreview, { sub: person.sub }, person);
    expect(seen.errors).toEqual([]);
    expect(promised && onlySeen(promised)).toEqual(
      seen.data!['getUserAs'] && onlySeen(seen.data!['getUserAs']),
    );
  }
});

/** What the card and the facts show; the settings themselves and the counts of changes are not shown. */
function onlySeen(talent: object): object {
  const { workHistories, ...rest } = talent as { workHistories: { items: { id: string }[] } | null };
  const shown = Object.entries(rest).filter(
    ([field]) => !/^is[A-Z]|^(version|deletionRequestedAt|portfolioPath|userWpWorkerId)$/.test(field),
  );
  return { ...Object.fromEntries(shown), workHistories: workHistories?.items.map(({ id }) => id) ?? null };
}
