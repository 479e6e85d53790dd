import { arriveAs } from '../support/browser/arriveAs';
import { fillFirstProfile } from '../support/browser/fillFirstProfile';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { ja as home } from '../../web/src/features/home/texts/ja';
import { ja as keep } from '../../web/src/features/keep/texts/ja';
import { ja as messages } from '../../web/src/features/messages/texts/ja';
import { ja as mypage } from '../../web/src/features/mypage/texts/ja';
import { ja as portfolio } from '../../web/src/features/portfolio/texts/ja';
import { ja as histories } from '../../web/src/features/profile/histories/texts/ja';
import { ja as profile } from '../../web/src/features/profile/texts/ja';
import { ja as ownProfile } from '../../web/src/features/profile/view/texts/ja';

const { skills, work, school, qualifications, resumes } = ownProfile.empty;

/**
 * For each screen with a talent's own records: the texts that say what to do while there are none, and a
 * selector of what the screen shows instead when there are some.
 */
const screens: readonly { path: string; empty: readonly string[]; filled: string }[] = [
  {
    path: '/home',
    empty: [home.firstSteps, home.messages.none],
    filled: 'main article',
  },
  { path: '/user/keep', empty: [keep.empty], filled: 'main article' },
  { path: '/message', empty: [messages.empty], filled: 'main a[href^="/message/"]' },
  { path: '/user/mypage', empty: [mypage.none.applications], filled: '[role=tabpanel] li' },
  {
    path: '/user/profile',
    empty: [skills, work, school, qualifications, resumes],
    filled: 'main li h3',
  },
  { path: '/user/profile/career-sheet', empty: [ownProfile.career.empty], filled: 'main thead' },
  {
    path: '/user/edit-histories',
    empty: [
      histories.work.empty,
      histories.school.empty,
      histories.qualification.empty,
      histories.resume.empty,
    ],
    filled: 'main li h3',
  },
  { path: '/user/edit-skillsets', empty: [profile.skills.empty], filled: 'main [role=spinbutton]' },
  { path: '/user/portfolio', empty: [portfolio.editor.empty], filled: 'main li' },
];

journey('after registering every screen opens empty and says what to do', async (visit) => {
  const { page, open } = visit;
  await arriveAs(visit, await given.aNewcomer());
  await open('/auth/profile-register');
  await fillFirstProfile(visit);
  await page.getByRole('button', { name: '登録する' }).click();
  await page.waitForURL('**/home');
  for (const { path, empty } of screens) {
    await open(path);
    for (const text of empty) await page.getByText(text).first().waitFor();
  }
});

journey('no screen of a talent with a filled profile opens empty', async (visit) => {
  const { page, open } = visit;
  await arriveAs(visit, await given.theSeededTalent());
  const shown: string[] = [];
  for (const { path, empty, filled } of screens) {
    await open(path);
    await page.locator(filled).filter({ visible: true }).first().waitFor();
    for (const text of empty)
      if (await page.getByText(text).first().isVisible()) shown.push(`${path} ${text}`);
  }
  expect(shown).toEqual([]);
});
