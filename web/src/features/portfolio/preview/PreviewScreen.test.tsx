import { screen, waitFor } from '@testing-library/react';
import { shareFlags } from '../../../../../model/shareFlags';
import { isProfileShown } from '../../../../../model/visibility/isProfileShown';
import { projectToNull } from '../../../../../model/visibility/projectToNull';
import { UserVisibility } from '../../../../../model/visibility/UserVisibility';
import { aSharedProfile } from '../../../testing/aSharedProfile';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { shownByFlag } from '../../../testing/shownByFlag';
import { signInAs } from '../../../testing/signInAs';
import { PreviewScreen } from './PreviewScreen';

/**
 * Opens the preview for one kind of viewer (`as`). The simulated API returns the fields of the profile that
 * this kind of viewer may see, with the rules of `model/visibility`.
 */
async function open(as: string, settings: Record<string, boolean> = {}) {
  const getUserAs = ({ viewer }: { viewer: string }) => {
    const kind = viewer === 'CLIENT' ? 'client' : 'public';
    const profile = aSharedProfile(settings);
    return isProfileShown(profile, kind, '') ? projectToNull(UserVisibility, profile, kind) : null;
  };
  return renderWithApi(<PreviewScreen />, { getUserAs }, { at: `/user/mypage/preview?as=${as}` });
}

beforeEach(() => signInAs());

/** Returns the share flags whose fields the preview shows to one kind of viewer. */
const findShown = (container: HTMLElement, viewer: 'public' | 'client') =>
  shareFlags.filter((flag) => {
    const marker = shownByFlag[flag][viewer];
    return marker !== null && container.innerHTML.includes(marker);
  });

const cases = shareFlags.flatMap((flag) =>
  (['public', 'talent', 'client'] as const).map((as) => [flag, as] as const),
);

test.each(cases)('%s opens its item, and nothing else, to: %s', async (flag, as) => {
  const { container } = await open(as, { [flag]: true });
  const viewer = as === 'client' ? 'client' : 'public';
  await screen.findByRole('heading', { level: 2, name: as === 'client' ? 'H・M' : 'はるか' });
  expect(findShown(container, viewer)).toEqual(shownByFlag[flag][viewer] === null ? [] : [flag]);
});

test.each(['public', 'talent', 'client'])('of a private profile nothing is shown to: %s', async (as) => {
  const all = Object.fromEntries(shareFlags.map((flag) => [flag, true]));
  const { container } = await open(as, { ...all, isPrivate: true });
  expect(await screen.findByText(/非公開/, { selector: 'p' })).toBeInTheDocument();
  expect(findShown(container, 'client')).toEqual([]);
  expect(container.innerHTML).not.toContain('画面を作っています。');
});

test('without consent organizations see nothing, and everybody else what they saw before', async () => {
  await open('client', { isAgreedPostForClient: false });
  expect(await screen.findByText(/企業のタレント検索には表示されません/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '公開範囲を変更' })).toHaveAttribute('href', '/user/privacy');
});

test('the tabs name the viewers, and the URL follows', async () => {
  const { router } = await open('public');
  await aUser().click(screen.getByRole('tab', { name: '企業' }));
  await waitFor(() => expect(router.state.location.search).toBe('?as=client'));
  expect(await screen.findByRole('heading', { level: 2, name: 'H・M' })).toBeInTheDocument();
});
